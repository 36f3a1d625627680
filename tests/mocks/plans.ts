import { price, product, tariff } from './offer';

/** Sold as it is, and as what the plan for a month is bought with. */
export const letters = {
  ...product('1', 'Letters from the Observatory', 'Twelve essays written through one winter.'),
  price: '12.00',
  oldPrice: null,
  availableDuration: 365,
  Tariffs: [
    {
      ...tariff('letters', 1, 'Digital edition', 'All twelve essays in every common format.', '0.00'),
      Prices: [price('USD', '12.00'), price('EUR', '11.00')],
    },
  ],
  Gifts: [],
};

const termOf = (duration: number | null) => ({
  duration,
  trialPeriod: 0,
  infinity: false,
  lifetime: duration === null,
});

/** What is bought to have a plan. */
const soldAs = (id: string, title: string, dollars: string, euros: string, duration: number | null) => ({
  ...product(id, title, 'Everything that comes with a membership.'),
  Plan: { id, ...termOf(duration) },
  price: dollars,
  oldPrice: null,
  Tariffs: [
    {
      ...tariff(`membership-${id}`, 1, 'Membership', 'Everything.', '0.00'),
      Prices: [price('USD', dollars), price('EUR', euros)],
    },
  ],
  Gifts: [],
});

const year = soldAs('3', 'Membership for a year', '99.00', '92.00', 365);
const lifetime = soldAs('4', 'Membership for good', '149.00', '139.00', null);

/** The products that are nothing but a plan. */
export const planProducts = [year, lifetime];

interface Term {
  title: string;
  description: string;
  duration: number | null;
}

const plan = (id: string, { title, description, duration }: Term, Product: typeof letters | typeof year) => ({
  id,
  title,
  shortTitle: title,
  description,
  ...termOf(duration),
  active: true,
  index: Number(id),
  landingUrl: null,
  duePeriod: duration === null ? 0 : 3,
  productId: Product.id,
  imageWeb: null,
  Product,
});

/** A day of the year costs less than one of the month; the plan without an end is worth more than either. */
export const plans = [
  plan('1', { title: 'Month', description: 'To look around.', duration: 30 }, letters),
  plan('3', { title: 'Year', description: 'Twelve months at the price of eight.', duration: 365 }, year),
  plan('4', { title: 'Lifetime', description: 'Once and for good.', duration: null }, lifetime),
];

export type MockPlan = (typeof plans)[number];

/** The plan of an id. */
export function planOf(id: string): MockPlan {
  const found = plans.find((plan) => plan.id === id);
  if (!found) throw new Error(`No plan ${id}`);
  return found;
}

/** What a plan costs now, in dollars. */
export function priceOfPlan({ Product }: MockPlan): string {
  const prices = Product.Tariffs[0]?.Prices ?? [];
  const dollars = prices.find(({ Currency }) => Currency.code === 'USD');
  return dollars?.sale ?? dollars?.default ?? '0.00';
}
