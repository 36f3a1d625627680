import type { AchievementsQuery } from '@/data/generated/achievements';
import {
  achievementGroups,
  achievementKeys,
  type AchievementGroup,
  type AchievementKey,
} from '@/shared/achievementKeys';

/** Achievements as the server returns them. */
export type AnsweredAchievements = Readonly<AchievementsQuery['achievements']>;

/** An achievement that has a badge and translations. */
export type Achievement = Omit<AchievementsQuery['achievements'][number], 'key'> & {
  readonly key: AchievementKey;
};

/** The achievements that this build knows (a newer server may return others), in display order. */
export const knownAchievements = (answered: AnsweredAchievements): Achievement[] =>
  achievementKeys.flatMap((key) => {
    const found = answered.find((achievement) => achievement.key === key);
    return found ? [{ ...found, key }] : [];
  });

const groups: readonly AchievementGroup[] = ['time', 'collection', 'reading', 'people', 'dreams'];

/** Groups achievements by section of the page. */
export const inGroups = (
  achievements: readonly Achievement[],
): { group: AchievementGroup; members: Achievement[] }[] =>
  groups.map((group) => ({
    group,
    members: achievements.filter(({ key }) => achievementGroups[group].some((member) => member === key)),
  }));

export const earnedAmong = (achievements: readonly Achievement[]): Achievement[] =>
  achievements.filter(({ state }) => state === 'EARNED');

/** The most recently earned achievement. */
export const lastEarned = (achievements: readonly Achievement[]): Achievement | undefined =>
  earnedAmong(achievements).reduce<Achievement | undefined>(
    (last, one) => ((one.earnedAt ?? '') >= (last?.earnedAt ?? '') ? one : last),
    undefined,
  );

/** The achievement nearest to completion by share; ties go to the smaller goal. */
export const closest = (achievements: readonly Achievement[]): Achievement | undefined =>
  achievements
    .filter(({ state }) => state === 'IN_PROGRESS')
    .toSorted((a, b) => b.progress / b.goal - a.progress / a.goal || a.goal - b.goal)[0];
