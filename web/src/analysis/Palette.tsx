import { pieceKey } from '../board/names';
import type { Color } from '../core';
import { useText } from '../i18n/context';
import { Icon } from '../ui/Icon';
import { Man } from '../ui/Man';
import { isSame, menOf, type Tool } from './placing';

/** The men to be put on the board, one side a row, and at the ends the hand and the bin. */
export function Palette(props: { tool: Tool; onChoose: (tool: Tool) => void }) {
  const text = useText();
  return (
    <div class="palette" role="group" aria-label={text('analysis-men')}>
      <Row side="white" {...props} />
      <ToolButton name="move" icon="touch" {...props} />
      <Row side="black" {...props} />
      <ToolButton name="erase" icon="bin" {...props} />
    </div>
  );
}

interface Props {
  tool: Tool;
  onChoose: (tool: Tool) => void;
}

function Row({ side, tool, onChoose }: Props & { side: Color }) {
  const text = useText();
  return (
    <>
      {menOf(side).map(man => (
        <button
          key={pieceKey(man)}
          type="button"
          aria-label={text('man', { side, piece: pieceKey(man) })}
          aria-pressed={typeof tool === 'object' && isSame(tool, man)}
          onClick={() => onChoose(man)}
        >
          <Man piece={man} />
        </button>
      ))}
    </>
  );
}

function ToolButton({
  name,
  icon,
  tool,
  onChoose,
}: Props & { name: 'move' | 'erase'; icon: 'touch' | 'bin' }) {
  const text = useText();
  return (
    <button
      type="button"
      class="tool"
      aria-label={text(`analysis-tool-${name}`)}
      aria-pressed={tool === name}
      onClick={() => onChoose(name)}
    >
      <Icon name={icon} />
    </button>
  );
}
