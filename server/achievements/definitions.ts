import type { AchievementKey } from '../../src/shared/achievementKeys.ts';

/** The facts that achievements are derived from. */
export type FactName =
  | 'monthsWithUs'
  | 'purchases'
  | 'subscriptions'
  | 'monthsSubscribed'
  | 'researchesRead'
  | 'emailProven'
  | 'secondFactor'
  | 'profileParts'
  | 'presentsGiven'
  | 'dreamsMade'
  | 'dreamsFulfilled';

export interface Definition {
  readonly fact: FactName;
  /** How many times the fact must have occurred. */
  readonly goal: number;
}

/** The requirements of each achievement. */
export const definitions: Readonly<Record<AchievementKey, Definition>> = {
  month1: { fact: 'monthsWithUs', goal: 1 },
  months6: { fact: 'monthsWithUs', goal: 6 },
  months12: { fact: 'monthsWithUs', goal: 12 },
  months36: { fact: 'monthsWithUs', goal: 36 },
  firstPurchase: { fact: 'purchases', goal: 1 },
  purchases5: { fact: 'purchases', goal: 5 },
  purchases20: { fact: 'purchases', goal: 20 },
  subscriber: { fact: 'subscriptions', goal: 1 },
  subscribedYear: { fact: 'monthsSubscribed', goal: 12 },
  firstRead: { fact: 'researchesRead', goal: 1 },
  reads10: { fact: 'researchesRead', goal: 10 },
  reads24: { fact: 'researchesRead', goal: 24 },
  emailProven: { fact: 'emailProven', goal: 1 },
  secondFactor: { fact: 'secondFactor', goal: 1 },
  profileComplete: { fact: 'profileParts', goal: 7 },
  firstPresent: { fact: 'presentsGiven', goal: 1 },
  presents5: { fact: 'presentsGiven', goal: 5 },
  firstDream: { fact: 'dreamsMade', goal: 1 },
  dreamFulfilled: { fact: 'dreamsFulfilled', goal: 1 },
  dreams3: { fact: 'dreamsFulfilled', goal: 3 },
};

/** The highest count of a fact that any achievement requires: nothing beyond it needs to be read. */
export const maxCountOf = (fact: FactName): number =>
  Math.max(
    ...Object.values(definitions).map((definition) => (definition.fact === fact ? definition.goal : 0)),
  );
