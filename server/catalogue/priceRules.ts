import { payable, type Minor } from '../../src/shared/money.ts';

/** A price that is written or set, in minor units; null where a part is missing. */
export interface PriceParts {
  readonly default: Minor;
  readonly sale: Minor | null;
  readonly old: Minor | null;
  readonly member: Minor | null;
  readonly suggested: Minor | null;
  /** When the sale ends; only whether it is named matters. */
  readonly until: unknown;
}

/** What a price breaks: the part that is wrong, and what it should be. */
export interface BrokenRule {
  readonly part: keyof PriceParts;
  readonly expected: string;
}

interface Rule extends BrokenRule {
  readonly holds: (price: PriceParts) => boolean;
}

/** What every price keeps to, wherever it is set. */
const rules: readonly Rule[] = [
  {
    part: 'sale',
    holds: ({ sale, default: list }) => sale === null || sale < list,
    expected: 'an amount below the default',
  },
  {
    part: 'member',
    holds: ({ member, default: list }) => member === null || (member > 0 && member < list),
    expected: 'an amount below the default, and not nothing',
  },
  {
    part: 'until',
    holds: ({ until, sale }) => until === null || sale !== null,
    expected: 'none without a sale',
  },
  {
    part: 'suggested',
    holds: ({ suggested, sale, old }) => suggested === null || (sale === null && old === null),
    expected: 'none with a sale or an old price',
  },
  {
    part: 'suggested',
    holds: ({ suggested, default: list }) => suggested === null || (list > 0 && suggested >= list),
    expected: 'an amount from the default on, which is not nothing',
  },
];

/** A plan renews for a fixed price that its reminders name. */
const planRules: readonly Rule[] = [
  {
    part: 'member',
    holds: ({ member }) => member === null,
    expected: 'none for a plan, whose members pay its price',
  },
  {
    part: 'suggested',
    holds: ({ suggested }) => suggested === null,
    expected: 'none for a plan, which renews for a fixed price',
  },
];

const brokenOf = (kept: readonly Rule[], price: PriceParts): readonly BrokenRule[] =>
  kept.filter(({ holds }) => !holds(price)).map(({ part, expected }) => ({ part, expected }));

/** The rules that a price breaks; none if it can be sold at. */
export const brokenRules = (price: PriceParts): readonly BrokenRule[] => brokenOf(rules, price);

/** The rules that the price of a plan breaks besides. */
export const brokenPlanRules = (price: PriceParts): readonly BrokenRule[] => brokenOf(planRules, price);

/** Whether every provider can charge an amount: the last of three decimals has to be 0. */
export const isPayable = (amount: Minor, digits: number): boolean => payable(amount, digits) === amount;

/** What an amount that is not payable should be. */
export const payableAmount = 'an amount whose third decimal is 0';
