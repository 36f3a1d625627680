import type { AchievementKey } from '@/shared/achievementKeys';
import {
  firstPurchase,
  purchases5,
  purchases20,
  subscriber,
  subscribedYear,
} from '@/features/achievements/emblems/collection';
import { firstDream, dreamFulfilled, dreams3 } from '@/features/achievements/emblems/dreams';
import type { Emblem } from '@/features/achievements/emblems/emblem';
import {
  emailProven,
  secondFactor,
  profileComplete,
  firstPresent,
  presents5,
} from '@/features/achievements/emblems/people';
import { firstRead, reads10, reads24 } from '@/features/achievements/emblems/reading';
import { month1, months6, months12, months36 } from '@/features/achievements/emblems/time';

/** The engraving of each badge. */
export const emblems: Readonly<Record<AchievementKey, Emblem>> = {
  month1,
  months6,
  months12,
  months36,
  firstPurchase,
  purchases5,
  purchases20,
  subscriber,
  subscribedYear,
  firstRead,
  reads10,
  reads24,
  emailProven,
  secondFactor,
  profileComplete,
  firstPresent,
  presents5,
  firstDream,
  dreamFulfilled,
  dreams3,
};
