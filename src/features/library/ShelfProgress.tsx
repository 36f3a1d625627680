import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShelfQuery } from '@/data/generated/library';
import { usePercent } from '@/features/library/usePercent';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { ProgressBar } from '@/ui/ProgressBar';
import { StatusPill } from '@/ui/StatusPill';

export type ShelfItem = ShelfQuery['shelf'][number];

/** Whether everything in an item that can be finished is. */
export const isFinished = ({ read, nextId }: ShelfItem): boolean => read !== null && nextId === null;

/** How long an item that wasn't opened counts as new, in milliseconds. */
const newMs = 14 * 86_400_000;

const isNew = ({ acquiredAt }: ShelfItem): boolean => Date.now() - Date.parse(acquiredAt) < newMs;

/** How far the owner of an item got: `Lesson 3 of 9`, or `42% read`; `New` if they haven't opened it yet. */
export function ShelfProgress({ item }: { item: ShelfItem }) {
  const { t } = useTranslation('library');
  const { number } = useFormat();
  const percent = usePercent();
  const id = useId();
  const { lessons, lessonsDone, read, isText, openedAt } = item;
  const isCourse = lessons > 1;
  if (isFinished(item)) return <p className="muted small">{t('progress.done')}</p>;
  if (openedAt === null && !isNew(item)) return <p className="muted small">{t('shelf.notOpened')}</p>;
  if (openedAt === null)
    return (
      <p>
        <StatusPill tone="good">{t('new')}</StatusPill>
      </p>
    );
  if (read === null) return null;
  const share = isCourse ? lessonsDone / lessons : read;
  return (
    <div className="grid gap-1">
      <ProgressBar value={share} max={1} aria-labelledby={id} />
      <p id={id} className="muted small">
        {isCourse
          ? t('progress.lesson', {
              lesson: isolate(number(Math.min(lessons, lessonsDone + 1))),
              lessons: isolate(number(lessons)),
            })
          : t(isText ? 'progress.read' : 'progress.played', { percent: isolate(percent(read)) })}
      </p>
    </div>
  );
}
