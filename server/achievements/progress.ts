import { achievementKeys, type AchievementKey } from '../../src/shared/achievementKeys.ts';
import { definitions, type FactName } from './definitions.ts';

/** The times at which a fact came true, oldest first. Null is an occurrence whose time is unknown. */
export type Moments = readonly (Date | null)[];

export type Facts = Readonly<Record<FactName, Moments>>;

/** The row of `achievements_earned` of one achievement. */
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

/** The achievements that the facts earn, and since when; null when unknown. */
export function earnedBy(facts: Facts): Map<AchievementKey, Date | null> {
  return new Map(
    achievementKeys.flatMap((key) => {
      const { fact, goal } = definitions[key];
      const moment = facts[fact][goal - 1];
      return moment === undefined ? [] : [[key, moment]];
    }),
  );
}

/** The state of every achievement. What was earned once stays earned, whatever the facts say by now. */
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
