import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useText } from '../i18n/context';
import type { OnlineGame } from './game';
import type { Phrase } from './messages';
import { speakerName, wordsOf } from './words';

const BEFORE: readonly Phrase[] = ['hello', 'good-luck', 'nice-move', 'oops', 'wait'];
const AFTER: readonly Phrase[] = ['good-game', 'thank-you', 'again', 'goodbye'];
const LONGEST = 200;

interface Props {
  game: OnlineGame;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
}

/** What the players say to each other: for watchers to read, for players to write, by phrases or freely. */
export function Talk({ game, isMuted, onMute }: Props) {
  const text = useText();
  const mute = (
    <button type="button" class="tb mute" onClick={() => onMute(!isMuted)}>
      {text(isMuted ? 'chat-unmute' : 'chat-mute')}
    </button>
  );
  return (
    <section class="talk" aria-label={text('chat-title')}>
      <Lines game={game} isMuted={isMuted} />
      {game.side && !isMuted && <Say game={game}>{mute}</Say>}
      {(!game.side || isMuted) && mute}
    </section>
  );
}

function Lines({ game, isMuted }: { game: OnlineGame; isMuted: boolean }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const { chat } = game.state;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [chat.length, isMuted]);
  if (isMuted) return <p class="said none">{text('chat-muted')}</p>;
  if (game.isRemembered) return <p class="said none">{text('loading')}</p>;
  if (chat.length === 0) return <p class="said none">{text('chat-empty')}</p>;
  return (
    // Scrolls, so the keyboard must reach it.
    <div class="said" ref={box} tabIndex={0} role="log" aria-live="off">
      {chat.map((line, i) => (
        <p key={i}>
          <b>{speakerName(text, game, line.by)}</b> <span dir="auto">{wordsOf(text, line)}</span>
        </p>
      ))}
    </div>
  );
}

function Say({ game, children }: { game: OnlineGame; children: ComponentChildren }) {
  const text = useText();
  const [words, setWords] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    if (words.trim() && (await game.say({ text: words.trim() }))) setWords('');
  };
  const phrases = game.isRunning ? BEFORE : AFTER;
  return (
    <>
      <div class="phrases" role="group" aria-label={text('chat-phrases')}>
        {phrases.map(phrase => (
          <button key={phrase} type="button" onClick={() => void game.say({ phrase })}>
            {text(`phrase-${phrase}`)}
          </button>
        ))}
        {children}
      </div>
      <form onSubmit={event => void send(event)}>
        <input
          type="text"
          class="input"
          dir="auto"
          maxLength={LONGEST}
          autocomplete="off"
          aria-label={text('chat-write')}
          placeholder={text('chat-write')}
          value={words}
          onInput={event => setWords(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {text('chat-send')}
        </button>
      </form>
    </>
  );
}
