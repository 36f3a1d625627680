import { achievementKeys, type AchievementKey } from '../../src/shared/achievementKeys.ts';
import { definitions, type FactName } from './definitions.ts';

/** When a fact occurred, oldest first. Null is an occurrence at an unknown time. */
export type Moments = readonly (Date | null)[];

export type Facts = Readonly<Record<FactName, Moments>>;

/** An achievement's row in `achievements_earned`. */
export interface Earned {
  readonly earnedAt: Date;
  readonly seenAt: Date | null;
}

/** A person's progress with one achievement. */
export interface Progress {
  readonly key: AchievementKey;
  readonly state: 'LOCKED' | 'IN_PROGRESS' | 'EARNED';
  /** Never above `goal`. */
  readonly progress: number;
  readonly goal: number;
  readonly earnedAt: Date | null;
  readonly isNew: boolean;
}

/** The achievements that the facts earn, with when they were earned; null if unknown. */
export function earnedBy(facts: Facts): Map<AchievementKey, Date | null> {
  return new Map(
    achievementKeys.flatMap((key) => {
      const { fact, goal } = definitions[key];
      const moment = facts[fact][goal - 1];
      return moment === undefined ? [] : [[key, moment]];
    }),
  );
}

/** The state of every achievement. What was once earned stays earned, whatever the facts say now. */
export function progressOf(facts: Facts, earned: ReadonlyMap<string, Earned>): Progress[] {
  return achievementKeys.map((key) => {
    const { fact, goal } = definitions[key];
    const record = earned.get(key);
    if (record)
      return {
        key,
        state: 'EARNED',
        progress: goal,
        goal,
        earnedAt: record.earnedAt,
        isNew: record.seenAt === null,
      };
    const progress = Math.min(facts[fact].length, goal);
    const state = progress === 0 ? 'LOCKED' : 'IN_PROGRESS';
    return { key, state, progress, goal, earnedAt: null, isNew: false };
  });
}
