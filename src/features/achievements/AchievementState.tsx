import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import type { Achievement } from '@/features/achievements/achievements';

/** State of an achievement in words: the date it was earned, `5 of 20`, or not started. */
export function AchievementState({ achievement }: { achievement: Achievement }) {
  const { t } = useTranslation('achievements');
  const { date, number } = useFormat();
  const { state, progress, goal, earnedAt } = achievement;
  if (state === 'EARNED' && earnedAt !== null) {
    // Keeps the date on one line in narrow cards.
    const day = date(earnedAt).replaceAll(' ', '\u00A0');
    return <span>{t('state.earned', { date: isolate(day) })}</span>;
  }
  if (state === 'LOCKED') return <span>{t('state.locked')}</span>;
  return <span>{t('state.progress', { progress: number(progress), goal: number(goal) })}</span>;
}
