// Our icons on a grid of 24, one stroke each.
const PATHS = {
  back: 'M15 5L8 12L15 19',
  chip: 'M7 7H17V17H7ZM10 3V7M14 3V7M10 17V21M14 17V21M3 10H7M3 14H7M17 10H21M17 14H21',
  board: 'M4 4H20V20H4ZM4 12H20M12 4V20',
  touch:
    'M9 11V5.5A1.5 1.5 0 0 1 12 5.5V11L17 12C19 12.5 19 14 18.5 16L17.5 20H10L5.5 14.5C5 13 7 12 8 13L9 14Z',
  undo: 'M8 5L4 9L8 13M4 9H14A5 5 0 0 1 14 19H9',
  flip: 'M7 4V18M7 4L4 7M7 4L10 7M17 20V6M17 20L14 17M17 20L20 17',
  draw: 'M5 9H19M5 15H19',
  flag: 'M6 21V4M6 5C10 3 13 7 18 5V13C13 15 10 11 6 13',
  more: 'M5 10.5A1.5 1.5 0 1 0 5 13.5A1.5 1.5 0 1 0 5 10.5M12 10.5A1.5 1.5 0 1 0 12 13.5A1.5 1.5 0 1 0 12 10.5M19 10.5A1.5 1.5 0 1 0 19 13.5A1.5 1.5 0 1 0 19 10.5',
  first: 'M18 6L11 12L18 18M7 6V18',
  previous: 'M15 6L8 12L15 18',
  next: 'M9 6L16 12L9 18',
  last: 'M6 6L13 12L6 18M17 6V18',
  info: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M12 11V16M12 8H12.01',
  review: 'M4 4V20H20M7 15L11 10L14 13L19 6',
  games: 'M8 5H20M8 12H20M8 19H20M4 5H4.01M4 12H4.01M4 19H4.01',
  settings: 'M4 7H13M17 7H20M4 17H7M11 17H20M15 4.8V9.2M9 14.8V19.2',
  bin: 'M5 7H19M9 7V4H15V7M7 7L8 20H16L17 7M10.5 11V16M13.5 11V16',
  plus: 'M12 5V19M5 12H19',
  play: 'M8 5L18 12L8 19Z',
  close: 'M6 6L18 18M18 6L6 18',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing without a name of its own: the control that wears it has the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
