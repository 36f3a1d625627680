import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import { immediateDelivery } from '../../commerce/agreements/immediateDelivery.ts';
import { upcomingCharges } from '../../commerce/checkout/nextCharge.ts';
import type { Selection } from '../../commerce/orders/selection.ts';
import { buyerCountry } from '../../law/buyerCountry.ts';
import { shownCharge } from './orderTerms.ts';

/** What is asked before a selection opens at once; null if nothing, as for more time of a plan that the caller has. */
export async function immediateTerms(context: CatalogueContext, selection: Selection) {
  const { db, user, catalogue, lang } = context;
  const now = context.clock();
  const { plan } = catalogue.product(selection.product.id);
  const country = await buyerCountry(db, { userId: user?.id, lang });
  const asked = await immediateDelivery(db, now, country, { ...selection, isPlan: plan !== undefined });
  if (!asked) return null;
  const startsAt = new Date(now.getTime() + asked.days * 86_400_000);
  const next = plan && (await upcomingCharges(db, startsAt, user, plan, selection)).bought;
  return {
    kind: asked.kind,
    startsAt: startsAt.toISOString(),
    next: next ? shownCharge(context, next) : null,
  };
}
