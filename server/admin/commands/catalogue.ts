import * as v from 'valibot';
import { currentCatalogue } from '../../catalogue/currentCatalogue.ts';
import { canTransition } from '../../../src/shared/states.ts';
import { failure } from '../../kernel/failure.ts';
import { audit, command } from '../command.ts';
import { word } from '../inputs.ts';

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
  planMembers,
  researchStatus,
];
