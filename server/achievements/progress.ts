import { achievementKeys, type AchievementKey } from '../../src/shared/achievementKeys.ts';
import { definitions, type FactName } from './definitions.ts';

/**
 * When a fact came true for the first, second … time, oldest first. Null stands for a time that nobody noted.
 */
export type Moments = readonly (Date | null)[];

export type Facts = Readonly<Record<FactName, Moments>>;

/** What `achievements_earned` says of one achievement. */
export interface Earned {
  readonly earnedAt: Date;
  readonly seenAt: Date | null;
}

/** How far somebody is with one achievement. */
export interface Progress {
  readonly key: AchievementKey;
  readonly state: 'LOCKED' | 'IN_PROGRESS' | 'EARNED';
  /** Never above `goal`. */
  readonly progress: number;
  readonly goal: number;
  readonly earnedAt: Date | null;
  readonly isNew: boolean;
}

/** Which achievements the facts earn, and since when; null where that cannot be told. */
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
