import { useParts } from '../online/useParts';

export const ONLINE_PAGES = ['lobby', 'room', 'account', 'player'] as const;
export type OnlinePage = (typeof ONLINE_PAGES)[number];

/** A page that needs the server, when its code is there. */
export function Online({ page }: { page: OnlinePage }) {
  const parts = useParts();
  if (!parts) return null;
  switch (page) {
    case 'lobby':
      return <parts.Lobby />;
    case 'room':
      return <parts.Room />;
    case 'account':
      return <parts.Account />;
    case 'player':
      return <parts.Player />;
  }
}

export const isOnlinePage = (page: string): page is OnlinePage =>
  (ONLINE_PAGES as readonly string[]).includes(page);
