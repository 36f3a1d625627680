import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { readEcbRates } from '../../catalogue/ecbRates.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { audit, command } from '../command.ts';
import { currencyByCode, dayOrMoment, firstMoment, word } from '../inputs.ts';
import { readOperatorFile } from '../readOperatorFile.ts';

/** The base of the stored rates: each is the units of a currency for one of this. */
const base = 'USD';

/** The largest factor by which a rate may change, up or down, without `force`. */
const largestChange = 1.5;

const rate = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}(\.\d{1,8})?$/, 'must be a rate such as 0.92'),
  v.check((text) => Number(text) > 0, 'must be above 0'),
);

const forceOption = { help: 'accepts rates that are older than, or far from, the previous ones' } as const;
const isForced = v.optional(v.boolean(), false);

interface NewRate {
  readonly currencyId: string;
  readonly code: string;
  readonly rate: string;
}

/** Stores rates. @throws Failure CONFLICT if one is older than, or far from, the stored rate, unless forced */
async function store(
  trx: Kysely<Database>,
  rates: readonly NewRate[],
  from: { source: string; takenAt: Date; force: boolean },
): Promise<void> {
  const rows = await trx
    .selectFrom('exchange_rates')
    .selectAll()
    .where(
      'currency_id',
      'in',
      rates.map(({ currencyId }) => currencyId),
    )
    .execute();
  const newest = Math.max(...rows.map((row) => row.taken_at.getTime()));
  if (newest > from.takenAt.getTime() && !from.force)
    throw failure(
      'CONFLICT',
      `What is stored is of ${new Date(newest).toISOString().slice(0, 10)}, which is later. If that is right, add --force.`,
    );
  const before = new Map(rows.map((row) => [row.currency_id, row.rate]));
  const far = rates.filter(({ currencyId, rate: now }) => {
    const change = Number(now) / Number(before.get(currencyId) ?? now);
    return change > largestChange || change < 1 / largestChange;
  });
  if (far.length > 0 && !from.force)
    throw failure(
      'CONFLICT',
      `${far.map(({ code, currencyId, rate: now }) => `${code} was ${Number(before.get(currencyId))} and would be ${now}`).join('; ')}. If that is right, add --force.`,
    );
  await trx
    .insertInto('exchange_rates')
    .values(
      rates.map(({ currencyId, rate: now }) => ({
        currency_id: currencyId,
        rate: now,
        source: from.source,
        taken_at: from.takenAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('currency_id').doUpdateSet(({ ref }) => ({
        rate: ref('excluded.rate'),
        source: ref('excluded.source'),
        taken_at: ref('excluded.taken_at'),
      })),
    )
    .execute();
}

const list = command({
  name: 'rates list',
  summary: `Lists the exchange rates: units of each currency for one ${base}.`,
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services }) => {
    const rows = await services.db
      .selectFrom('currencies')
      .leftJoin('exchange_rates', 'exchange_rates.currency_id', 'currencies.id')
      .select(['code', 'source', 'taken_at', sql<string | null>`trim_scale(rate)::text`.as('rate')])
      .orderBy('position')
      .execute();
    return {
      lines: rows.map(({ code, rate: stored, source, taken_at: at }) =>
        stored === null
          ? `${code}  has no rate: the currency desk leaves it out`
          : `${code}  ${stored}  ${at?.toISOString().slice(0, 10) ?? ''}  ${source ?? ''}`,
      ),
      data: rows,
    };
  },
});

const set = command({
  name: 'rates set',
  summary: `Sets the rate of one currency by hand: its units for one ${base}.`,
  positionals: ['currency', 'rate'],
  options: {
    source: { value: '"Central bank"', help: 'its source, as the currency desk shows it' },
    at: { value: '2026-11-20', help: 'its date; today if omitted' },
    force: forceOption,
  },
  input: v.object({
    currency: word,
    rate,
    source: v.optional(word, 'Set by hand'),
    at: v.optional(dayOrMoment),
    force: isForced,
  }),
  run: (context, { currency, rate: now, source, at, force }) =>
    context.services.db.transaction().execute(async (trx) => {
      const { id, code } = await currencyByCode(trx, currency);
      if (code === base) throw failure('BAD_USER_INPUT', `One ${base} is one ${base}.`);
      const takenAt = at === undefined ? context.services.clock() : await firstMoment(trx, at);
      // Nothing can be converted without a rate for the base.
      const { id: baseId } = await currencyByCode(trx, base);
      const rates = [
        { currencyId: id, code, rate: now },
        { currencyId: baseId, code: base, rate: '1' },
      ];
      await store(trx, rates, { source, takenAt, force });
      await audit(trx, context, 'rates set', code, { rate: now, source, at: takenAt });
      return { lines: [`1 ${base} is ${now} ${code}.`], data: { currency: code, rate: now, source } };
    }),
});

const importFile = command({
  name: 'rates import',
  summary:
    'Takes the daily file of the European Central Bank (eurofxref-daily.xml). Other currencies keep theirs.',
  positionals: ['file'],
  options: { force: forceOption },
  input: v.object({ file: word, force: isForced }),
  run: async (context, { file, force }) => {
    const { day, rates: perEuro } = readEcbRates(await readOperatorFile(file, 1_000_000));
    const basePerEuro = perEuro.get(base);
    if (basePerEuro === undefined) throw failure('BAD_USER_INPUT', `The file has no rate of ${base}.`);
    return context.services.db.transaction().execute(async (trx) => {
      const known = await trx.selectFrom('currencies').select(['id', 'code']).orderBy('position').execute();
      const given = new Map([...perEuro, ['EUR', '1']]);
      const rates: NewRate[] = [];
      for (const { id, code } of known) {
        const units = given.get(code);
        if (units === undefined) continue;
        // PostgreSQL divides decimals exactly.
        const { rows } = await sql<{ rate: string }>`
          select trim_scale(round(${units}::numeric / ${basePerEuro}::numeric, 8))::text as rate`.execute(
          trx,
        );
        rates.push(...rows.map((row) => ({ currencyId: id, code, rate: row.rate })));
      }
      const source = `European Central Bank, ${day}`;
      await store(trx, rates, { source, takenAt: new Date(`${day}T00:00:00Z`), force });
      const others = known.map(({ code }) => code).filter((code) => !given.has(code));
      await audit(trx, context, 'rates import', day, { currencies: rates.map(({ code }) => code) });
      return {
        lines: [
          `${rates.length} rates of ${day} are stored.`,
          ...(others.length > 0 ? [`Not in the file, so set by hand: ${others.join(', ')}`] : []),
        ],
        data: { day, rates: rates.map(({ code, rate: now }) => ({ code, rate: now })), others },
      };
    });
  },
});

export const rates = [list, set, importFile];
