import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DoneBox } from '@/features/library/DoneBox';
import type { Place } from '@/features/library/pendingProgress';
import type { Part } from '@/features/library/useProgress';
import { isolate } from '@/i18n/isolate';
import { Link } from '@/ui/Link';
import styles from '@/features/library/FinishText.module.css';

interface FinishTextProps {
  place: Place;
  part: Part | undefined;
  /** The text that follows, and the page of the item. */
  next: { readonly id: string; readonly title: string } | undefined;
  parent: string;
}

/** Below a text: marks it as done, and leads to the next one. Not printed. */
export function FinishText({ place, part, next, parent }: FinishTextProps) {
  const { t } = useTranslation('library');
  const { search } = useLocation();
  return (
    <div className={`screen-only ${styles.finish}`}>
      {part && <DoneBox place={place} part={part} />}
      {next && (
        <Link to={`${parent}/${encodeURIComponent(next.id)}${search}`}>
          {t('reader.next', { title: isolate(next.title) })}
        </Link>
      )}
    </div>
  );
}
