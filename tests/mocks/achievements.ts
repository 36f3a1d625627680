import { achievementKeys } from '@/shared/achievementKeys';

const states = ['EARNED', 'IN_PROGRESS', 'LOCKED'] as const;

/** One in three of each state. */
export const achievements = achievementKeys.map((key, index) => {
  const state = states[index % 3] ?? 'LOCKED';
  return {
    key,
    state,
    progress: { EARNED: 10, IN_PROGRESS: 4, LOCKED: 0 }[state],
    goal: 10,
    earnedAt: state === 'EARNED' ? '2026-08-02T10:00:00.000Z' : null,
    isNew: false,
  };
});
