import * as v from 'valibot';
import { promoCode } from '@/shared/validation';
import type { Selection, WantedSelection } from '@/features/checkout/selection/selection';

const id = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined);

const schema = v.object({
  tariff: id,
  gift: id,
  promo: v.fallback(v.optional(promoCode), undefined),
  amount: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{1,3})?-[\w-]{1,64}$/))),
    undefined,
  ),
});

const ownParameters: ReadonlySet<string> = new Set(['tariff', 'gift', 'promo', 'amount', 'present', 'trial']);

/** Reads a selection from the URL; invalid values are dropped. */
export function readSelection(search: URLSearchParams): WantedSelection {
  const { tariff, gift, promo, amount } = v.parse(schema, Object.fromEntries(search));
  return { tariff, gift, promo, amount };
}

/** A URL without its selection, with sorted parameters. */
const rest = ({ pathname, searchParams }: URL): string =>
  JSON.stringify([pathname, ...[...searchParams].filter(([name]) => !ownParameters.has(name)).sort()]);

/** Whether two URLs differ only in their selection, so that nothing needs to be reloaded. */
export const differInSelectionOnly = (a: URL, b: URL): boolean =>
  a.search !== b.search && rest(a) === rest(b);

/** The URL's parameters with a selection added, so that it survives reloads and sharing. */
export function writeSelection(search: URLSearchParams, selection: Selection): URLSearchParams {
  const written = new URLSearchParams(search);
  const values = {
    tariff: selection.tariffId,
    gift: selection.giftId,
    promo: selection.promoCode || undefined,
    amount: selection.amount,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
}
