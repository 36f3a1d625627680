import { toDecimal } from '../../../src/shared/money.ts';
import type { CatalogueContext } from '../../catalogue/currentCatalogue.ts';
import type { PreviewedChange } from '../../commerce/billing/change.ts';
import { chargeAfter } from '../../commerce/billing/chargeAfter.ts';

/** Formats a plan change for the API. */
export async function formatPlanChange({ catalogue, db }: CatalogueContext, change: PreviewedChange) {
  const currency = catalogue.currency(change.currencyId);
  return {
    id: change.id,
    kind: change.kind,
    Plan: change.plan,
    total: toDecimal(change.total, currency.digits),
    credit: toDecimal(change.credit, currency.digits),
    renewalPrice: toDecimal(change.renewal, currency.digits),
    NextCharge: await chargeAfter(db, change),
    Currency: currency,
    startsAt: change.startsAt.toISOString(),
    endsAt: change.endsAt?.toISOString() ?? null,
    Behind: change.behind.map(({ planId, days, span }) => ({
      Plan: catalogue.plan(planId),
      days,
      startsAt: span?.startsAt.toISOString() ?? null,
      endsAt: span?.endsAt.toISOString() ?? null,
    })),
  };
}
