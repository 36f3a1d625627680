import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import {
  brokenPlanRules,
  brokenRules,
  isPayable,
  payableAmount,
  type PriceParts,
} from '../../catalogue/priceRules.ts';
import { toDecimal, type Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { audit, command } from '../command.ts';
import { currencyByCode, dayOrMoment, decimal, lastMoment, minorOf, word } from '../inputs.ts';

/** The word that removes an optional part of a price. */
const none = 'none';

/** Part of a price: an amount, or `none`. Omitted, it stays as it is. */
const part = v.optional(v.union([v.literal(none), decimal], 'must be an amount such as 3.50, or none'));

type Currency = Selectable<Database['currencies']>;
type Price = Pick<
  Selectable<Database['prices']>,
  'default_minor' | 'sale_minor' | 'old_minor' | 'sale_until' | 'member_minor' | 'suggested_minor'
>;

/** Whether a tariff sells a plan. @throws Failure NOT_FOUND */
async function planOf(db: Kysely<Database>, tariffId: string): Promise<string | null> {
  const found = await db
    .selectFrom('tariffs')
    .leftJoin('plans', 'plans.product_id', 'tariffs.product_id')
    .select('plans.id as plan')
    .where('tariffs.id', '=', tariffId)
    .executeTakeFirst();
  if (!found) throw failure('NOT_FOUND', `There is no tariff ${tariffId}.`);
  return found.plan;
}

/** The options of `price set` that can be taken off. */
const optional: ReadonlySet<string> = new Set(['sale', 'old', 'until', 'member']);

/** @throws Failure BAD_USER_INPUT for a price that contradicts itself or that no provider can charge */
function checkPrice(price: Price, { digits, code }: Currency, plan: string | null): void {
  const parts: PriceParts = {
    default: price.default_minor,
    sale: price.sale_minor,
    old: price.old_minor,
    member: price.member_minor,
    suggested: price.suggested_minor,
    until: price.sale_until,
  };
  const amounts = { default: parts.default, sale: parts.sale, old: parts.old, member: parts.member };
  const uncharged = Object.entries(amounts)
    .filter(([, amount]) => amount !== null && !isPayable(amount, digits))
    .map(([part]) => ({ part, expected: payableAmount }));
  const broken = [...uncharged, ...(plan === null ? [] : brokenPlanRules(parts)), ...brokenRules(parts)];
  if (broken.length === 0) return;
  const written = (part: string): string => {
    const amount = Object.entries(parts).find(([name]) => name === part)?.[1];
    if (amount instanceof Date) return amount.toISOString();
    return typeof amount === 'number' ? `${toDecimal(amount, digits)} ${code}` : 'missing';
  };
  throw failure(
    'BAD_USER_INPUT',
    broken
      .map(
        ({ part, expected }) =>
          `${part} is ${written(part)}; expected ${expected}${optional.has(part) ? ` (--${part} none takes it off)` : ''}.`,
      )
      .join(' '),
  );
}

export const priceSet = command({
  name: 'price set',
  summary:
    'Sets the price of a tariff in a currency. Parts that are not named stay as they are. Held quotes keep theirs.',
  positionals: ['tariffId', 'currency', 'default'],
  options: {
    sale: { value: '45.00', help: 'what is charged while the sale lasts; `none` ends the sale' },
    old: { value: '70.00', help: 'the struck-out price; `none` removes it' },
    until: {
      value: '2026-12-31',
      help: 'the last day of the sale in the shop’s time zone, or a moment; `none` for no end',
    },
    member: { value: '39.00', help: 'what members pay; `none` removes it' },
  },
  input: v.object({
    tariffId: word,
    currency: word,
    default: decimal,
    sale: part,
    old: part,
    until: v.optional(v.union([v.literal(none), dayOrMoment], 'must be a date such as 2026-12-31, or none')),
    member: part,
  }),
  run: (context, { tariffId, ...input }) =>
    context.services.db.transaction().execute(async (trx) => {
      const plan = await planOf(trx, tariffId);
      const currency = await currencyByCode(trx, input.currency);
      const before = await trx
        .selectFrom('prices')
        .selectAll()
        .where('tariff_id', '=', tariffId)
        .where('currency_id', '=', currency.id)
        .forUpdate()
        .executeTakeFirst();
      const changed = (text: string | undefined, stored: Minor | null | undefined): Minor | null =>
        text === undefined ? (stored ?? null) : text === none ? null : minorOf(text, currency);
      const until =
        input.sale === none || input.until === none
          ? null
          : input.until === undefined
            ? (before?.sale_until ?? null)
            : await lastMoment(trx, input.until);
      const values = {
        default_minor: minorOf(input.default, currency),
        sale_minor: changed(input.sale, before?.sale_minor),
        old_minor: changed(input.old, before?.old_minor),
        sale_until: until,
        member_minor: changed(input.member, before?.member_minor),
      };
      checkPrice({ ...values, suggested_minor: before?.suggested_minor ?? null }, currency, plan);
      await trx
        .insertInto('prices')
        .values({ tariff_id: tariffId, currency_id: currency.id, ...values })
        .onConflict((conflict) => conflict.columns(['tariff_id', 'currency_id']).doUpdateSet(values))
        .execute();
      const written = (amount: Minor | null) => (amount === null ? null : toDecimal(amount, currency.digits));
      const data = {
        currency: currency.code,
        default: written(values.default_minor),
        sale: written(values.sale_minor),
        old: written(values.old_minor),
        until,
        member: written(values.member_minor),
      };
      await audit(trx, context, 'price set', tariffId, data);
      return {
        lines: [
          `${tariffId} costs ${data.sale ?? data.default} ${currency.code}.`,
          ...(data.sale === null ? [] : [`The list price is ${data.default} ${currency.code}.`]),
          ...(until === null ? [] : [`The sale ends at ${until.toISOString()}.`]),
          ...(data.member === null ? [] : [`Members pay ${data.member} ${currency.code}.`]),
        ],
        data: { tariffId, ...data },
      };
    }),
});
