import type { ComponentChildren } from 'preact';
import { useText } from '../i18n/context';
import type { PgnGame } from '../pgn';
import { useShared } from '../shared';
import { Icon } from '../ui/Icon';
import { FenFaults } from './FenFaults';
import { faultsSummary, pgnFaultWords } from './words';

/** Something to be known of what was opened, above the moves until it is put away. */
export function Notice({
  children,
  onClose,
}: {
  children: ComponentChildren;
  onClose: () => void;
}) {
  const text = useText();
  return (
    <div class="notice" role="status">
      <Icon name="info" />
      <div>{children}</div>
      <button type="button" class="tb" aria-label={text('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** What could not be read of a game, line by line. */
export function PgnNotice({ game, onClose }: { game: PgnGame; onClose: () => void }) {
  const text = useText();
  const { core } = useShared();
  const { faults, tags } = game;
  return (
    <Notice onClose={onClose}>
      <b>{faultsSummary(text, core, game)}</b>
      <ul>
        {faults.map((fault, i) => (
          <li key={i}>
            {pgnFaultWords(text, core, game, fault)}
            {fault.faults && <FenFaults fen={tags.get('FEN') ?? ''} faults={fault.faults} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
