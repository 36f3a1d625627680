import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { keepProgress, sendProgress, type Place } from '@/features/library/pendingProgress';
import { useProgress, type Part } from '@/features/library/useProgress';
import styles from '@/features/library/LessonList.module.css';

/** Marks a part as done, or as not done. */
export function DoneBox({ place, part }: { place: Place; part: Part }) {
  const { t } = useTranslation('library');
  const lang = useLang();
  const { isDone } = useProgress(place, part);
  const change = (isNowDone: boolean) => {
    keepProgress({ ...place, progress: isNowDone ? 1 : 0, isDone: isNowDone });
    void sendProgress(lang);
  };
  return (
    <label className={styles.done}>
      <input
        type="checkbox"
        aria-label={t('lessons.isDoneOf', { title: isolate(part.title) })}
        checked={isDone}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span>{t('lessons.isDone')}</span>
    </label>
  );
}
