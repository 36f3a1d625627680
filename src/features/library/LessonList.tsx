import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import BookOpen from 'lucide-react/icons/book-open';
import Play from 'lucide-react/icons/play';
import { DeliverableFiles } from '@/features/library/DeliverableFiles';
import { DoneBox } from '@/features/library/DoneBox';
import { MediaProgress } from '@/features/library/MediaProgress';
import { PartState } from '@/features/library/PartState';
import type { Lesson } from '@/features/library/lessons';
import { useProgress } from '@/features/library/useProgress';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { ProgressBar } from '@/ui/ProgressBar';
import { StatusPill } from '@/ui/StatusPill';
import styles from '@/features/library/LessonList.module.css';

interface RowProps {
  lesson: Lesson;
  /** Whether it's the one to go on with. */
  isNext: boolean;
}

/** Opens or closes a lesson's player and files, below it. */
function Opener({ lesson, isOpen, onToggle }: { lesson: Lesson; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('library');
  const isPlayed = lesson.part.Files.some(({ mediaType }) => /^(?:audio|video)\//.test(mediaType));
  return (
    <Button
      aria-expanded={isOpen}
      aria-label={t(isPlayed ? 'playOf' : 'openOf', { title: isolate(lesson.part.title) })}
      onClick={onToggle}
    >
      {isPlayed && <Play size={18} aria-hidden="true" />}
      <span>{t(isPlayed ? 'play' : 'open')}</span>
    </Button>
  );
}

function Row({ lesson, isNext }: RowProps) {
  const { t } = useTranslation('library');
  const { number } = useFormat();
  const { part, place, to, isNew } = lesson;
  const { progress } = useProgress(place, part);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={styles.lesson} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.number} aria-hidden="true">
        {number(lesson.number)}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <bdi>{part.title}</bdi>
        </h3>
        <PartState place={place} part={part} isText={to !== undefined} />
        {isNew && <StatusPill tone="good">{t('new')}</StatusPill>}
      </div>
      <div className={styles.actions}>
        {to === undefined ? (
          <Opener lesson={lesson} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
        ) : (
          <ButtonLink
            variant={isNext ? 'primary' : 'quiet'}
            to={to}
            aria-label={t('readOf', { title: isolate(part.title) })}
          >
            <BookOpen size={18} aria-hidden="true" />
            <span>{t('read')}</span>
          </ButtonLink>
        )}
        <DoneBox place={place} part={part} />
      </div>
      {isOpen && (
        <div className={styles.media}>
          <MediaProgress place={place} start={progress}>
            <DeliverableFiles title={part.title} files={part.Files} />
          </MediaProgress>
        </div>
      )}
    </li>
  );
}

/** The lessons of an item in order: title, length, and how far the reader is. */
export function LessonList({ lessons }: { lessons: readonly Lesson[] }) {
  const { t } = useTranslation('library');
  const { number } = useFormat();
  const done = lessons.filter(({ isDone }) => isDone).length;
  const next = lessons.find(({ isDone }) => !isDone);
  const state = t('lessons.done', { done: isolate(number(done)), total: isolate(number(lessons.length)) });
  return (
    <Card title={t('lessons.title')} aside={<span role="status">{state}</span>}>
      <ProgressBar value={done} max={lessons.length} aria-label={state} />
      <ol className={`list ${styles.lessons}`}>
        {lessons.map((lesson) => (
          <Row key={lesson.part.id} lesson={lesson} isNext={lesson === next} />
        ))}
      </ol>
    </Card>
  );
}
