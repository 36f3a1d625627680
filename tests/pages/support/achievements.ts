import { vi } from 'vitest';
import type { AchievementsQuery } from '@/data/generated/achievements';
import { achievementKeys, type AchievementKey } from '@/shared/achievementKeys';
import { answering, endpoint } from './answers';
import { provider } from './server';

type Answered = AchievementsQuery['achievements'][number];

/** The goals used by these tests. */
const goals: Partial<Record<AchievementKey, number>> = {
  months6: 6,
  reads10: 10,
  dreams3: 3,
  purchases20: 20,
};

/** All achievements, locked unless `facts` say otherwise. */
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

/** Has the provider answer with these achievements; `seen` records what the page reports as seen. */
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
