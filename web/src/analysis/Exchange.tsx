import type { Counting } from '../core';
import { useText } from '../i18n/context';
import { Choice } from '../ui/Choice';
import { Icon } from '../ui/Icon';
import { CopyField } from './CopyField';
import type { Study } from './study';
import { linkTo } from './words';

const COUNTINGS: readonly Counting[] = ['automatic', 'tournament'];

/** The game to take along: as FEN, as PGN, as a link that holds it all; and how it counts. */
export function Exchange({ study }: { study: Study }) {
  const text = useText();
  const { fragment } = study;
  return (
    <div class="exchange">
      <CopyField label={text('analysis-fen')} value={study.fen} />
      <div>
        {fragment !== undefined && (
          <CopyField label={text('analysis-link')} value={linkTo(text, fragment)} />
        )}
        <p class="note">
          {text(fragment === undefined ? 'analysis-link-too-long' : 'analysis-link-note')}
        </p>
      </div>
      <div>
        <CopyField label={text('analysis-pgn')} value={study.pgn} rows={6} />
        <button type="button" class="tb" onClick={() => download(study.pgn)}>
          <Icon name="down" />
          {text('game-pgn')}
        </button>
      </div>
      <Choice
        label={text('counting')}
        name="study-counting"
        value={study.start.counting}
        onChange={counting => study.setCounting(counting)}
        options={COUNTINGS.map(value => ({
          value,
          label: text(`counting-${value}`),
          note: text(`counting-${value}-note`),
        }))}
      />
    </div>
  );
}

function download(pgn: string): void {
  const address = URL.createObjectURL(new Blob([`${pgn}\n`], { type: 'application/x-chess-pgn' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'ouk.pgn' });
  link.click();
  URL.revokeObjectURL(address);
}
