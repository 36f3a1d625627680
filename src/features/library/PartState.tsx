import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import type { Place } from '@/features/library/pendingProgress';
import { useLength } from '@/features/library/useLength';
import { usePercent } from '@/features/library/usePercent';
import { useProgress, type Part } from '@/features/library/useProgress';

interface PartStateProps {
  place: Place;
  part: Part;
  isText: boolean;
}

/** How long a part takes, and how far the reader is: `12 min · 42% read`. */
export function PartState({ place, part, isText }: PartStateProps) {
  const { t } = useTranslation('library');
  const length = useLength();
  const percent = usePercent();
  const { progress, isDone } = useProgress(place, part);
  const share = { percent: isolate(percent(progress)) };
  const words = [
    part.seconds !== null && length(part.seconds),
    isDone ? t('progress.done') : progress > 0 && t(isText ? 'progress.read' : 'progress.played', share),
  ].filter((each) => typeof each === 'string');
  if (words.length === 0) return null;
  return <span className="muted small">{words.join('\u00a0· ')}</span>;
}
