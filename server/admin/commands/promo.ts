import * as v from 'valibot';
import { promoCode } from '../../../src/shared/validation.ts';
import { failure } from '../../kernel/failure.ts';
import { audit, command } from '../command.ts';
import { count, dayOrMoment, lastMoment, word } from '../inputs.ts';

const code = v.pipe(promoCode, v.nonEmpty('must not be empty'));

const add = command({
  name: 'promo add',
  summary: 'Creates a promo code, or changes an existing one.',
  positionals: ['code', 'percent'],
  options: {
    product: { value: 'id', help: 'valid for this product only' },
    until: {
      value: '2026-12-31',
      help: 'valid until the end of this day in the shop’s time zone, or until this moment',
    },
    max: { value: '100', help: 'how often it can be used' },
  },
  input: v.object({
    code,
    percent: v.pipe(count, v.minValue(1, 'must be 1 to 100'), v.maxValue(100, 'must be 1 to 100')),
    product: v.optional(word),
    until: v.optional(dayOrMoment),
    max: v.optional(v.pipe(count, v.minValue(1, 'must be at least 1'))),
  }),
  run: (context, { code, percent, product, until, max }) =>
    context.services.db.transaction().execute(async (trx) => {
      if (product !== undefined) {
        const known = await trx
          .selectFrom('products')
          .select('id')
          .where('id', '=', product)
          .executeTakeFirst();
        if (!known) throw failure('NOT_FOUND', `There is no product ${product}.`);
      }
      const validUntil = until === undefined ? null : await lastMoment(trx, until);
      const values = {
        percent,
        product_id: product ?? null,
        active: true,
        valid_until: validUntil,
        max_uses: max ?? null,
      };
      await trx
        .insertInto('promo_codes')
        .values({ code, ...values })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
        .execute();
      const data = { code, percent, product: product ?? null, until: validUntil, max: max ?? null };
      await audit(trx, context, 'promo add', code, data);
      return { lines: [`${code} takes ${percent} % off.`], data };
    }),
});

const list = command({
  name: 'promo list',
  summary: 'Lists the promo codes.',
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services }) => {
    const rows = await services.db.selectFrom('promo_codes').selectAll().orderBy('code').execute();
    return {
      lines: rows.map(
        ({ code, percent, active, uses, max_uses: max, product_id: product, valid_until: until }) =>
          [
            code,
            `${percent} %`,
            active ? 'on' : 'off',
            `used ${uses}${max === null ? '' : ` of ${max}`}`,
            ...(product === null ? [] : [`product ${product}`]),
            ...(until === null ? [] : [`until ${until.toISOString()}`]),
          ].join('  '),
      ),
      data: rows,
    };
  },
});

const off = command({
  name: 'promo off',
  summary: 'Ends a promo code. Orders that already have it keep it.',
  positionals: ['code'],
  options: {},
  input: v.object({ code }),
  run: (context, { code }) =>
    context.services.db.transaction().execute(async (trx) => {
      const ended = await trx
        .updateTable('promo_codes')
        .set({ active: false })
        .where('code', '=', code)
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n) throw failure('NOT_FOUND', `There is no promo code ${code}.`);
      await audit(trx, context, 'promo off', code);
      return { lines: [`${code} no longer counts.`], data: { code, active: false } };
    }),
});

export const promo = [add, list, off];
