import type { AchievementKey } from '@/shared/achievementKeys';
import * as collection from '@/features/achievements/emblems/collection';
import * as dreams from '@/features/achievements/emblems/dreams';
import type { Emblem } from '@/features/achievements/emblems/emblem';
import * as people from '@/features/achievements/emblems/people';
import * as reading from '@/features/achievements/emblems/reading';
import * as time from '@/features/achievements/emblems/time';

/** The engraving of each badge. */
export const emblems: Readonly<Record<AchievementKey, Emblem>> = {
  ...time,
  ...collection,
  ...reading,
  ...people,
  ...dreams,
};
