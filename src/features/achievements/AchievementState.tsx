import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import type { Achievement } from '@/features/achievements/achievements';

/** How far an achievement is, in words: since when, `5 of 20`, or not begun. */
export function AchievementState({ achievement }: { achievement: Achievement }) {
  const { t } = useTranslation('achievements');
  const { date, number } = useFormat();
  const { state, progress, goal, earnedAt } = achievement;
  if (state === 'EARNED' && earnedAt !== null) {
    // A date is not torn apart where a card is narrow.
    const day = date(earnedAt).replaceAll(' ', '\u00A0');
    return t('state.earned', { date: isolate(day) });
  }
  if (state === 'LOCKED') return t('state.locked');
  return t('state.progress', { progress: number(progress), goal: number(goal) });
}
