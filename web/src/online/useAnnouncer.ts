import { useEffect, useRef } from 'preact/hooks';
import type { Text } from '../i18n/catalogue';
import { other } from '../core';
import { useText } from '../i18n/context';
import { stepSentence } from '../i18n/sentences';
import { useShared } from '../shared';
import { cuesOf, give } from '../sound/cue';
import type { OnlineGame, OnlineNews } from './game';
import type { GameEvent } from './messages';
import { useOnlineGame } from './useOnline';
import { endSentence, refusalText, speakerName, wordsOf } from './words';

interface Ways {
  /** Shows and says why something was not done. */
  refuse: (why: string) => void;
  /** Shows a sentence near the board. */
  note: (sentence: string) => void;
  isMuted: boolean;
}

/** News that come together are read as one text. */
const TOGETHER = 600;

/** Says aloud what happens in the game: moves, offers, the opponent's coming and going, chat, the end. */
export function useAnnouncer(game: OnlineGame, ways: Ways): void {
  const text = useText();
  const { say } = useShared();
  const last = useRef({ at: 0, words: '' });
  const current = useRef(ways);
  current.current = ways;
  const speak = (words: string) => {
    if (!words) return;
    const now = performance.now();
    const isTogether = now - last.current.at < TOGETHER;
    last.current = { at: now, words: isTogether ? `${last.current.words} ${words}` : words };
    say(last.current.words);
  };

  useOnlineGame(game, news => {
    const { refuse, note, isMuted } = current.current;
    if (news.kind === 'refused') return refuse(refusalText(text, news.code));
    if (news.kind === 'premove-void') return refuse(text('say-premove-void'));
    if (news.kind === 'step') give(...cuesOf(news.step, news.before));
    else if (news.event.type === 'ended') give('end');
    const words = newsSentence(text, game, news, isMuted);
    if (news.kind === 'event' && isShown(game, news.event) && words) note(words);
    speak(words);
  });
  const isAway = game.side !== undefined && game.isAway(other(game.side));
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (isAway !== wasAway.current) speak(text(isAway ? 'say-away' : 'say-here'));
    wasAway.current = isAway;
  }, [isAway]);
}

/** What is not to be seen elsewhere on the page is shown as well. */
const isShown = (game: OnlineGame, event: GameEvent): boolean =>
  event.type === 'credited' ||
  event.type === 'undone' ||
  (event.type === 'declined' && event.by !== game.side && event.of === game.side);

function newsSentence(
  text: Text,
  game: OnlineGame,
  news: Extract<OnlineNews, { kind: 'step' | 'event' }>,
  isMuted: boolean,
): string {
  if (news.kind === 'step') return stepSentence(text, news.step, news.before);
  const { event } = news;
  switch (event.type) {
    case 'offered':
      if (!game.side || event.by === game.side) return '';
      return text(event.order === 'loser-first' ? 'offer-rematch-loser' : `offer-${event.kind}`);
    case 'declined':
      if (event.of !== game.side || event.by === game.side) return '';
      return text('say-declined', { kind: event.kind });
    case 'undone':
      return text('say-undone');
    case 'chatted':
      if (isMuted || event.by === game.side) return '';
      return text('say-chat', {
        name: speakerName(text, game, event.by),
        words: wordsOf(text, event),
      });
    case 'credited':
      return text('say-credited');
    case 'ended':
      return endSentence(text, game) ?? '';
    case 'rematched':
      return text('say-rematch');
    default:
      return '';
  }
}
