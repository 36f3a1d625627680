import { vi } from 'vitest';
import type { AchievementsQuery } from '@/data/generated/achievements';
import { achievementKeys, type AchievementKey } from '@/shared/achievementKeys';
import { answering, endpoint } from './answers';
import { provider } from './server';

type Answered = AchievementsQuery['achievements'][number];

/** What the achievements of these tests take. */
const goals: Partial<Record<AchievementKey, number>> = {
  months6: 6,
  reads10: 10,
  dreams3: 3,
  purchases20: 20,
};

/** Every achievement, locked but for what is given. */
export const achievements = (facts: Partial<Record<AchievementKey, Partial<Answered>>> = {}): Answered[] =>
  achievementKeys.map((key) => ({
    key,
    state: 'LOCKED',
    progress: 0,
    goal: goals[key] ?? 1,
    earnedAt: null,
    isNew: false,
    ...facts[key],
  }));

/** Has the provider answer with them; `seen` is called with what the page says that it has shown. */
export function achievementsAnswer(
  facts: Partial<Record<AchievementKey, Partial<Answered>>> = {},
  until: Promise<void> = Promise.resolve(),
) {
  const seen = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.query('Achievements', async () => {
      await until;
      return answering({ achievements: achievements(facts) });
    }),
    endpoint.mutation('AchievementsSeen', ({ variables }) => {
      seen(variables);
      return answering({ achievementsSeen: true });
    }),
  );
  return { seen };
}
