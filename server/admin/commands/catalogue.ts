import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { currentCatalogue } from '../../catalogue/currentCatalogue.ts';
import type { StoredPrice } from '../../catalogue/pricing.ts';
import { remoteProviders } from '../../commerce/payments/providers.ts';
import { toDecimal, type Minor } from '../../../src/shared/money.ts';
import { canTransition } from '../../../src/shared/states.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { audit, command } from '../command.ts';
import { currencyByCode, decimal, instant, minorOf, word } from '../inputs.ts';

const productList = command({
  name: 'product list',
  summary: 'Lists the products with their tariffs.',
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services }) => {
    const products = await services.db.selectFrom('products').selectAll().orderBy('position').execute();
    const tariffs = await services.db.selectFrom('tariffs').selectAll().orderBy('position').execute();
    const data = products.map(({ id, title, active }) => ({
      id,
      title: title.en,
      active,
      tariffs: tariffs.filter((tariff) => tariff.product_id === id).map((tariff) => tariff.id),
    }));
    return {
      lines: data.map(
        ({ id, title, active, tariffs }) =>
          `${id}  ${active ? 'on' : 'off'}  ${title}  (${tariffs.join(', ')})`,
      ),
      data,
    };
  },
});

const productOver = command({
  name: 'product over',
  summary: 'Lists the tariffs whose events have all ended. They are no longer sold.',
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services }) => {
    const { productsOnSale } = await currentCatalogue(services.db, services.clock());
    const data = productsOnSale.flatMap(({ id: productId, tariffsOnSale }) =>
      tariffsOnSale.flatMap(({ id: tariffId, soldUntil }) =>
        soldUntil !== null && soldUntil <= services.clock()
          ? [{ productId, tariffId, since: soldUntil.toISOString() }]
          : [],
      ),
    );
    return {
      lines: data.map(({ productId, tariffId, since }) => `${productId}  ${tariffId}  over since ${since}`),
      data,
      failed: data.length > 0,
    };
  },
});

const productSwitch = (to: 'on' | 'off') =>
  command({
    name: `product ${to}`,
    summary: to === 'on' ? 'Sells a product.' : 'Stops selling a product. Buyers keep what they bought.',
    positionals: ['id'],
    options: {},
    input: v.object({ id: word }),
    run: (context, { id }) =>
      context.services.db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('products')
          .set({ active: to === 'on' })
          .where('id', '=', id)
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) throw failure('NOT_FOUND', `There is no product ${id}.`);
        await audit(trx, context, `product ${to}`, id);
        return { lines: [`Product ${id} is ${to}.`], data: { id, active: to === 'on' } };
      }),
  });

/** The member price must be below every regular price, and plans have none. @throws Failure BAD_USER_INPUT */
async function checkMemberPrice(
  db: Kysely<Database>,
  tariffId: string,
  member: Minor,
  everybody: Pick<StoredPrice, 'default_minor' | 'sale_minor'>,
): Promise<void> {
  const plan = await db
    .selectFrom('plans')
    .innerJoin('tariffs', 'tariffs.product_id', 'plans.product_id')
    .select('plans.id')
    .where('tariffs.id', '=', tariffId)
    .executeTakeFirst();
  if (plan) throw failure('BAD_USER_INPUT', `Plan ${plan.id} has no price for members.`);
  if (member === 0 || member >= (everybody.sale_minor ?? everybody.default_minor))
    throw failure('BAD_USER_INPUT', 'A member price must be above zero and below the regular price.');
}

const planMembers = command({
  name: 'plan members',
  summary: 'Turns member prices on or off for a plan.',
  positionals: ['planId', 'state'],
  options: {},
  input: v.object({ planId: word, state: v.picklist(['on', 'off'], 'must be on or off') }),
  run: (context, { planId, state: to }) =>
    context.services.db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('plans')
        .set({ opens_member_prices: to === 'on' })
        .where('id', '=', planId)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw failure('NOT_FOUND', `There is no plan ${planId}.`);
      await audit(trx, context, `plan members ${to}`, planId);
      const opens = to === 'on';
      return {
        lines: [`Plan ${planId} ${opens ? 'opens' : 'does not open'} member prices.`],
        data: { planId, opensMemberPrices: opens },
      };
    }),
});

const priceSet = command({
  name: 'price set',
  summary: 'Sets the price of a tariff in a currency. Held quotes keep theirs.',
  positionals: ['tariffId', 'currency', 'default'],
  options: {
    sale: { value: '45.00', help: 'what is charged while the sale lasts' },
    old: { value: '70.00', help: 'the struck-out price' },
    until: { value: '2026-12-31', help: 'the end of the sale' },
    member: { value: '39.00', help: 'what members pay' },
  },
  input: v.object({
    tariffId: word,
    currency: word,
    default: decimal,
    sale: v.optional(decimal),
    old: v.optional(decimal),
    until: v.optional(instant),
    member: v.optional(decimal),
  }),
  run: (context, { tariffId, ...input }) =>
    context.services.db.transaction().execute(async (trx) => {
      const tariff = await trx
        .selectFrom('tariffs')
        .select('id')
        .where('id', '=', tariffId)
        .executeTakeFirst();
      if (!tariff) throw failure('NOT_FOUND', `There is no tariff ${tariffId}.`);
      const currency = await currencyByCode(trx, input.currency);
      const minor = (text: string | undefined) => (text === undefined ? null : minorOf(text, currency));
      const values = {
        default_minor: minorOf(input.default, currency),
        sale_minor: minor(input.sale),
        old_minor: minor(input.old),
        sale_until: input.until ?? null,
        member_minor: minor(input.member),
      };
      for (const amount of [values.default_minor, values.sale_minor, values.member_minor])
        for (const { id, remote } of remoteProviders)
          if (
            amount !== null &&
            !remote.accepts({ amount, currencyCode: currency.code, digits: currency.digits })
          )
            throw failure(
              'BAD_USER_INPUT',
              `${toDecimal(amount, currency.digits)} ${currency.code} cannot be charged by ${id}: the last of three decimals has to be 0.`,
            );
      if (values.sale_minor !== null && values.sale_minor >= values.default_minor)
        throw failure('BAD_USER_INPUT', 'A sale price is below the list price.');
      if (input.until !== undefined && values.sale_minor === null)
        throw failure('BAD_USER_INPUT', 'Without a sale there is no end of one.');
      if (values.member_minor !== null) await checkMemberPrice(trx, tariffId, values.member_minor, values);
      await trx
        .insertInto('prices')
        .values({ tariff_id: tariffId, currency_id: currency.id, ...values })
        .onConflict((conflict) => conflict.columns(['tariff_id', 'currency_id']).doUpdateSet(values))
        .execute();
      const data = {
        currency: currency.code,
        default: input.default,
        sale: input.sale ?? null,
        old: input.old ?? null,
        until: input.until ?? null,
        member: input.member ?? null,
      };
      await audit(trx, context, 'price set', tariffId, data);
      return {
        lines: [
          `${tariffId} costs ${input.sale ?? input.default} ${currency.code}.`,
          ...(input.member === undefined ? [] : [`Members pay ${input.member} ${currency.code}.`]),
        ],
        data: { tariffId, ...data },
      };
    }),
});

const researchMoves = { DRAFT: ['PUBLISHED'], PUBLISHED: ['ARCHIVED'], ARCHIVED: ['PUBLISHED'] } as const;

const researchStatus = command({
  name: 'research status',
  summary: 'Publishes a study, archives it, or publishes it again.',
  positionals: ['slug', 'status'],
  options: {},
  input: v.object({
    slug: word,
    status: v.pipe(
      v.string(),
      v.toUpperCase(),
      v.picklist(['PUBLISHED', 'ARCHIVED'], 'must be PUBLISHED or ARCHIVED'),
    ),
  }),
  run: (context, { slug, status }) =>
    context.services.db.transaction().execute(async (trx) => {
      const research = await trx
        .selectFrom('researches')
        .select(['id', 'status'])
        .where('slug', '=', slug)
        .forUpdate()
        .executeTakeFirst();
      if (!research) throw failure('NOT_FOUND', `There is no study ${slug}.`);
      if (!canTransition<keyof typeof researchMoves>(researchMoves, research.status, status))
        throw failure('CONFLICT', `A study that is ${research.status} cannot become ${status}.`);
      await trx.updateTable('researches').set({ status }).where('id', '=', research.id).execute();
      await audit(trx, context, 'research status', slug, { from: research.status, to: status });
      return { lines: [`${slug} is ${status}.`], data: { slug, status } };
    }),
});

export const catalogue = [
  productList,
  productOver,
  productSwitch('on'),
  productSwitch('off'),
  priceSet,
  planMembers,
  researchStatus,
];
