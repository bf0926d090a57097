import { Lines } from '../evaluation/Lines';
import { useText } from '../i18n/context';
import { moveNumber } from '../pgn';
import { Choice } from '../ui/Choice';
import type { Study } from './study';
import { type Engine, LINE_CHOICES } from './useEngine';

/** The engine: on or off, how many moves it tells, and what it says. */
export function EnginePanel({ study, engine, ply }: { study: Study; engine: Engine; ply: number }) {
  const text = useText();
  const { choice, choose, analysis, failed, retry } = engine;
  return (
    <div class="engine-panel">
      <div class="engine-head">
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={choice.isOn}
            onChange={({ currentTarget }) => choose({ ...choice, isOn: currentTarget.checked })}
          />
          <span>{text('analysis-engine')}</span>
        </label>
        {choice.isOn && (
          <Choice
            label={text('analysis-line-count')}
            hidesLabel
            name="lines"
            value={choice.lines}
            onChange={lines => choose({ ...choice, lines })}
            options={LINE_CHOICES.map(value => ({ value, label: text.number(value) }))}
          />
        )}
      </div>
      {choice.isOn && failed && (
        <p class="failed" role="alert">
          {text('engine-failed')}{' '}
          <button type="button" class="btn" onClick={retry}>
            {text('engine-retry')}
          </button>
        </p>
      )}
      {choice.isOn && !failed && (
        <Lines
          analysis={analysis}
          variant={study.start.variant.id}
          moveNumber={moveNumber(ply)}
          turn={study.view.turn}
          onPlay={moves => study.playAll(moves)}
        />
      )}
      {!choice.isOn && <p class="engine-facts">{text('analysis-engine-off')}</p>}
    </div>
  );
}
