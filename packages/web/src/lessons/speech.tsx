import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { lessonText, type Tutorial } from './tutorial.ts';
import './lessons.css';

interface Props {
  tutorial: Tutorial;
  text: string;
  /** Is something explained, asked for or refused, or only to be watched? */
  tone: 'say' | 'ask' | 'wrong' | 'watch';
  /** How far the learner is. */
  where?: string;
  /** What can be done about it. */
  children?: ComponentChildren;
}

/** Whoever teaches the game says something. */
export function Speech({ tutorial: { game, Portrait }, text, tone, where, children }: Props) {
  const section = useRef<HTMLElement>(null);
  // A button that was pressed and is gone leaves the focus here, not at the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [text]);
  return (
    <section
      class="lesson"
      ref={section}
      tabIndex={-1}
      data-tone={tone}
      aria-label={t('lesson.speech', { teacher: lessonText(game, 'teacher') })}
    >
      <Portrait />
      <p role="status">
        {/* A new sentence is a new part: nothing of the old one is seen to move. */}
        <span key={text}>{text}</span>
      </p>
      <div class="lesson-foot">
        {where && <small>{where}</small>}
        {children}
      </div>
    </section>
  );
}
