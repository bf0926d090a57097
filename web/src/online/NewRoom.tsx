import { useState } from 'preact/hooks';
import type { VariantId } from '../core';
import { useText } from '../i18n/context';
import { goToRoom } from './address';
import { useShared } from '../shared';
import { Choice } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';
import { GameFields, type Terms } from '../ui/GameFields';
import { openRoom } from './api';
import type { Settings, TimeControl, Visibility } from './messages';
import { TimeChoice } from './TimeChoice';
import { refusalText } from './words';

interface Props {
  visibility: Visibility;
  variant?: VariantId | undefined;
  onClose: () => void;
}

const VISIBILITIES: readonly Visibility[] = ['private', 'public'];
const TIME: TimeControl = { type: 'fischer', base_ms: 600_000, increment_ms: 5000 };

/** Asks what will be played in a room, opens it and goes there. */
export function NewRoom(props: Props) {
  const text = useText();
  const { core } = useShared();
  const [terms, setTerms] = useState<Terms>({
    variant: props.variant ?? core.variants[0]?.id ?? '',
    color: 'random',
    counting: 'automatic',
  });
  const [time, setTime] = useState<TimeControl>(TIME);
  const [visibility, setVisibility] = useState(props.visibility);
  const { failure, isBusy, open } = useOpening();

  const submit = (event: Event) => {
    event.preventDefault();
    open({ ...terms, time, visibility });
  };
  return (
    <Dialog
      title={text(props.visibility === 'private' ? 'way-friend' : 'open-room')}
      onClose={props.onClose}
    >
      <form class="fields" onSubmit={submit}>
        <GameFields value={terms} onChange={setTerms}>
          <TimeChoice value={time} onChange={setTime} />
        </GameFields>
        <Choice
          label={text('visibility')}
          name="visibility"
          value={visibility}
          onChange={setVisibility}
          options={VISIBILITIES.map(value => ({
            value,
            label: text(`visibility-${value}`),
            note: text(`visibility-${value}-note`),
          }))}
        />
        {failure && (
          <p class="problem" role="alert">
            {failure}
          </p>
        )}
        <button type="submit" class="btn p" aria-disabled={isBusy}>
          {text('open-room')}
        </button>
      </form>
    </Dialog>
  );
}

function useOpening() {
  const text = useText();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async (settings: Settings) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const opened = await openRoom(settings);
    if (opened.ok) return goToRoom(text.language, opened.value);
    setBusy(false);
    setFailure(refusalText(text, opened.code));
  };
  return { failure, isBusy, open: (settings: Settings) => void open(settings) };
}
