import { Icon, type IconName } from './Icon';

interface ActionProps {
  icon: IconName;
  label: string;
  /** What it is called aloud, where that is more than the label. */
  name?: string;
  onClick: () => void;
  /** The questions that it leads to. */
  asks?: string;
  /** Looks unavailable; a tap says why. */
  faint?: boolean;
  marked?: boolean;
}

/** One of the things to do below a game. */
export function Action({ icon, label, name, onClick, asks, faint, marked }: ActionProps) {
  return (
    <button
      type="button"
      class={marked ? 'marked' : ''}
      aria-label={name}
      aria-disabled={faint || undefined}
      data-asks={asks}
      onClick={onClick}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
