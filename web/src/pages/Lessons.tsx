import '../style/lessons.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { browserStorage } from '../game/store';
import { useText } from '../i18n/context';
import { CHAPTERS, lessonNamed, LESSONS, lessonsOf } from '../lessons/lesson';
import { Progress } from '../lessons/progress';
import { Tiles } from '../lessons/Tiles';
import { chapterName } from '../lessons/words';
import { forgetId, pagePath, useGameId } from '../route';
import { AskTwice } from '../ui/AskTwice';
import { Kbach } from '../ui/Kbach';
import { LessonPage } from './LessonPage';

/** The lessons: all of them as tiles, or the one that the address names. */
export function Lessons() {
  const progress = useMemo(() => new Progress(browserStorage()), []);
  const id = useGameId();
  const lesson = lessonNamed(id);
  useEffect(() => {
    if (lesson) progress.open(lesson);
    else if (id !== undefined) forgetId(); // there is no such lesson: all of them are shown
    scrollTo(0, 0);
  }, [id]);
  return lesson ? (
    <LessonPage key={lesson.id} lesson={lesson} progress={progress} />
  ) : (
    <Overview progress={progress} />
  );
}

function Overview({ progress }: { progress: Progress }) {
  const text = useText();
  const [, redraw] = useState(0);
  const next = progress.next;
  return (
    <div class="lessons">
      <header>
        <h1>{text('lesson-title')}</h1>
        <Kbach />
        <p class="lead">{text('lesson-lead')}</p>
        <div class="so-far">
          <Bar part={progress.count / LESSONS.length} />
          <p>{text('lesson-so-far', { n: progress.count, all: LESSONS.length })}</p>
        </div>
        <div class="start">
          {next && (
            <a class="btn p" href={`#${next.id}`}>
              {text(progress.count > 0 ? 'lesson-continue' : 'lesson-begin')}
            </a>
          )}
          <a class="btn" href={pagePath(text.language, 'guide')}>
            {text('lesson-rules')}
          </a>
        </div>
      </header>
      {CHAPTERS.map(chapter => (
        <section key={chapter} aria-labelledby={`chapter-${chapter}`}>
          <h2 id={`chapter-${chapter}`}>{chapterName(text, chapter)}</h2>
          <Tiles lessons={lessonsOf(chapter)} progress={progress} current={next} />
        </section>
      ))}
      {progress.count > 0 && (
        <AskTwice
          icon="again"
          words={text('lesson-forget')}
          question={text('lesson-ask-forget')}
          class="forget"
          onYes={() => {
            progress.forget();
            redraw(n => n + 1);
            document.getElementById('app')?.focus();
          }}
        />
      )}
    </div>
  );
}

function Bar({ part }: { part: number }) {
  return (
    <span class="rail" aria-hidden="true">
      <span style={{ width: `${part * 100}%` }} />
    </span>
  );
}
