/** All achievements by section of the page, in display order. */
export const achievementGroups = {
  time: ['month1', 'months6', 'months12', 'months36'],
  collection: ['firstPurchase', 'purchases5', 'purchases20', 'subscriber', 'subscribedYear'],
  reading: ['firstRead', 'reads10', 'reads24'],
  people: ['emailProven', 'secondFactor', 'profileComplete', 'firstPresent', 'presents5'],
  dreams: ['firstDream', 'dreamFulfilled', 'dreams3'],
} as const;

export type AchievementGroup = keyof typeof achievementGroups;
export type AchievementKey = (typeof achievementGroups)[AchievementGroup][number];

export const achievementKeys: readonly AchievementKey[] = Object.values(achievementGroups).flat();
