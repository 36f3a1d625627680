import { toDecimal } from '../../../src/shared/money.ts';
import { changeByProduct } from '../../commerce/billing/change.ts';
import { upcomingCharges, type NextCharge } from '../../commerce/checkout/nextCharge.ts';
import { boughtAsGuest, planInTheWay } from '../../commerce/checkout/ownedProduct.ts';
import type { OwnedProduct } from '../../commerce/checkout/ownership.ts';
import type { Selection } from '../../commerce/orders/selection.ts';
import { mayTry } from '../../commerce/subscriptions/trial.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import { formatPlanChange } from './formatPlanChange.ts';

export const shownCharge = (
  { catalogue }: CatalogueContext,
  { date, amount, currencyId, every, isAutomatic }: NextCharge,
) => ({
  date: date.toISOString(),
  amount: toDecimal(amount, catalogue.currency(currencyId).digits),
  Currency: catalogue.currency(currencyId),
  months: 'months' in every ? every.months : null,
  days: 'days' in every ? every.days : null,
  isAutomatic,
});

const shownOwned = (owned: OwnedProduct) => ({
  ...owned,
  availableTo: owned.availableTo?.toISOString() ?? null,
});

const none = { change: null, owned: null, next: null, nextAfterTrial: null };

/**
 * What a selection means for the caller besides its price: what follows, what happens to their plan, what they already
 * own. `owned` is how they have a product that isn't a plan.
 */
export async function orderTerms(
  context: CatalogueContext,
  selection: Selection,
  owned: OwnedProduct | undefined,
) {
  const { db, user, catalogue } = context;
  const { product, tariffId } = selection;
  const now = context.clock();
  const { plan } = catalogue.product(product.id);
  if (!plan) {
    const item = { productId: product.id, tariffId };
    const shown = owned ?? (await boughtAsGuest(context, context, item));
    return { ...none, owned: shown ? shownOwned(shown) : null };
  }
  const { bought, tried } = await upcomingCharges(db, now, user, plan, selection);
  const next = bought ? shownCharge(context, bought) : null;
  if (!user) return { ...none, next };
  const change = await changeByProduct(context, user.id, product.id);
  const inTheWay = await planInTheWay(db, user, plan.id);
  const isObstacle = inTheWay && !(change && inTheWay.kind === 'OTHER_PLAN');
  return {
    change: change ? await formatPlanChange(context, change) : null,
    owned: isObstacle ? shownOwned(inTheWay) : null,
    next,
    nextAfterTrial: tried && (await mayTry(db, user)) ? shownCharge(context, tried) : null,
  };
}
