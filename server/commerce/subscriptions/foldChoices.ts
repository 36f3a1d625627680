import type { Minor } from '../../../src/shared/money.ts';
import type { ReadChoice, ReadChoices } from './choices.ts';

/** A price that was told for a day. */
interface Telling {
  readonly tariffId: string | null;
  readonly from: Date;
  /** What the charge on that very day costs at most. */
  readonly amount: Minor;
  /** What any later charge costs at most. */
  readonly after: Minor;
  readonly at: Date;
}

/** A plan that somebody chose, as it was told to them. */
export interface ChosenPlan {
  readonly planId: string;
  /** Null if nothing was chosen: then it's the plan's cheapest. */
  readonly tariffId: string | null;
  readonly currencyId: string;
  /** The price told for the next charge, and for those after it. */
  readonly told: Minor;
  readonly after: Minor;
  readonly toldAt: Date;
  readonly paid: Minor | null;
  /** The order it came from. */
  readonly orderId: string | null;
  /** What was told since, in that order. */
  readonly tellings: readonly Telling[];
}

/** What the choices of a subscription come to. */
export interface Folded {
  /** The plan that its owner chose or, if they never did, were given; null if nothing that was paid for it stands. */
  readonly chosen: ChosenPlan | null;
  /** What replaces it at the renewal. */
  readonly planned: ChosenPlan | null;
  /** Whether it renews, unless it's paused. */
  readonly renews: boolean;
  /** Whether a planned deletion of the account keeps it from renewing. */
  readonly isPaused: boolean;
  readonly because: string | null;
  readonly isEnded: boolean;
}

interface State {
  own: ChosenPlan | null;
  given: ChosenPlan | null;
  planned: ChosenPlan | null;
  renews: boolean | null;
  isPaused: boolean;
  because: string | null;
  isEnded: boolean;
  /** The owner's latest payment, if it was undone. */
  undone: ReadChoice | null;
}

/** The reason for the end of what is no longer paid for. */
const refunded = 'refunded';

function chosenBy(choice: ReadChoice, tellings: readonly Telling[] = []): ChosenPlan | null {
  const { plan_id: planId, currency_id: currencyId, amount_minor: told } = choice;
  if (planId === null || currencyId === null || told === null) return null;
  return {
    planId,
    tariffId: choice.tariff_id,
    currencyId,
    told,
    after: choice.list_minor ?? told,
    toldAt: choice.created_at,
    paid: choice.paid_minor,
    orderId: choice.order_id,
    tellings,
  };
}

/** A payment for the plan one has: what was told for a later charge than the one it's about still holds. */
function continued(before: ChosenPlan | null, choice: ReadChoice): ChosenPlan | null {
  const { plan_id: planId, currency_id: currencyId, tariff_id: tariffId, holds_from: until } = choice;
  const isSame =
    before?.planId === planId && before?.currencyId === currencyId && before?.tariffId === tariffId;
  const later = before?.tellings.filter(({ from }) => until === null || from > until) ?? [];
  return chosenBy(choice, isSame ? later : []);
}

/** The plan with what was told of it; unchanged if that was about another plan. */
function told(chosen: ChosenPlan | null, choice: ReadChoice): ChosenPlan | null {
  const { amount_minor: amount, holds_from: from } = choice;
  if (!chosen || amount === null || from === null || !isAbout(chosen, choice)) return chosen;
  const telling: Telling = {
    tariffId: choice.tariff_id,
    from,
    amount,
    after: choice.list_minor ?? amount,
    at: choice.created_at,
  };
  return { ...chosen, tellings: [...chosen.tellings, telling] };
}

const isAbout = (
  { planId, currencyId }: ChosenPlan,
  choice: Pick<ReadChoice, 'plan_id' | 'currency_id'>,
): boolean => planId === choice.plan_id && currencyId === choice.currency_id;

/** How each act changes the state. */
const acts: Record<ReadChoice['act'], (state: State, choice: ReadChoice) => Partial<State>> = {
  CHOSE: (_state, choice) => ({
    own: chosenBy(choice),
    planned: null,
    renews: true,
    isPaused: false,
    because: null,
    undone: null,
  }),
  EXTENDED: ({ own, because }, choice) => ({
    // Time of another plan than the chosen one is used first; afterwards, that one renews.
    ...((!own || own.planId === choice.plan_id) && { own: continued(own, choice) }),
    renews: choice.renews,
    because: choice.renews ? null : because,
    undone: null,
  }),
  RENEWED: ({ own, planned, because }, choice) => ({
    own: continued(own, choice),
    planned: planned?.planId === choice.plan_id ? null : planned,
    renews: choice.renews,
    because: choice.renews ? null : because,
    undone: null,
  }),
  GIFTED: ({ given }, choice) => ({ given: given ?? chosenBy(choice) }),
  CANCELED: (_state, choice) => ({
    renews: false,
    isPaused: false,
    planned: null,
    because: choice.because,
  }),
  RESUMED: () => ({ renews: true, isPaused: false, because: null, undone: null }),
  PLANNED: ({ own, given, planned }, choice) => ({
    planned: (own ?? given)?.planId === choice.instead_of ? chosenBy(choice) : planned,
  }),
  DROPPED: ({ own, given, planned }, choice) => ({
    planned: (own ?? given)?.planId === choice.instead_of ? null : planned,
  }),
  TOLD: ({ own, given, planned }, choice) => {
    if (planned && isAbout(planned, choice)) return { planned: told(planned, choice) };
    return own ? { own: told(own, choice) } : { given: told(given, choice) };
  },
  PAUSED: () => ({ isPaused: true }),
  UNPAUSED: () => ({ isPaused: false }),
  ENDED: (_state, choice) => ({ isEnded: true, because: choice.because }),
};

const payments: ReadonlySet<ReadChoice['act']> = new Set(['CHOSE', 'EXTENDED', 'RENEWED']);

const after = (state: State, choice: ReadChoice): State => ({ ...state, ...acts[choice.act](state, choice) });

/**
 * Folds the choices of a subscription into what they come to. Choices whose order was undone don't count; if that was
 * the latest payment and nothing else that its owner paid for was left, nothing renews, even if a gift keeps it running.
 */
export function foldChoices({ choices, ownUntil }: Pick<ReadChoices, 'choices' | 'ownUntil'>): Folded {
  let state: State = {
    own: null,
    given: null,
    planned: null,
    renews: null,
    isPaused: false,
    because: null,
    isEnded: false,
    undone: null,
  };
  for (const choice of choices)
    if (choice.is_live) state = after(state, choice);
    else if (payments.has(choice.act)) state.undone = choice;
  const { own, given, planned, isPaused, isEnded, undone } = state;
  const chosen = own ?? given;
  const hadOwnTime = own !== null && ownUntil !== null && ownUntil > (undone?.undone_at ?? new Date(0));
  const isWithdrawn = undone !== null && !hadOwnTime;
  const renews = state.renews === true && chosen !== null && !isWithdrawn && !isEnded;
  return {
    chosen,
    planned: renews ? planned : null,
    renews,
    isPaused,
    because: isWithdrawn && !isEnded && state.because === null ? refunded : state.because,
    isEnded,
  };
}

/** The highest price that a charge on a day may have by what was told for that day or before it. */
export function ceilingAt({ told: first, after, tellings }: ChosenPlan, day: Date): Minor {
  return lastTelling(tellings, day)?.after ?? Math.max(first, after);
}

/** The most that the very charge of a day costs. */
export function maximumAt(chosen: ChosenPlan, day: Date): Minor {
  const telling = lastTelling(chosen.tellings, day);
  if (!telling) return chosen.told;
  return telling.from.getTime() === day.getTime() ? telling.amount : telling.after;
}

/** What was told for the latest day until a day, and last for that. */
export const lastTelling = (tellings: readonly Telling[], day: Date): Telling | undefined =>
  tellings.reduce<Telling | undefined>(
    (last, telling) => (telling.from <= day && !(last && last.from > telling.from) ? telling : last),
    undefined,
  );

/** The highest price that was told for any day. */
export const finalCeiling = ({ told: first, after, tellings }: ChosenPlan): Minor =>
  tellings.reduce<Telling | undefined>(
    (last, telling) => (last && last.from > telling.from ? last : telling),
    undefined,
  )?.after ?? Math.max(first, after);
