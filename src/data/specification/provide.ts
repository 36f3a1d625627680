import * as v from 'valibot';
import { baseOperations } from '@/data/generated/baseOperations';
import { RequestError } from '@/data/requestError';
import { currencyOf } from '@/data/specification/derive';
import type { BaseOperation } from '@/data/baseOperation';
import { complete } from '@/data/specification/shape';
import type { execute, ExecuteOptions, Operation } from '@/data/transport';

/** The variables that the base document has, with the keys it knows. */
function variablesOf({ variables = {} }: BaseOperation, given: unknown): Record<string, unknown> {
  const values = Object.entries(typeof given === 'object' && given !== null ? given : {});
  return Object.fromEntries(
    values.flatMap(([name, value]: [string, unknown]) => {
      const keys = variables[name];
      if (keys === undefined) return [];
      if (!keys || typeof value !== 'object' || value === null) return [[name, value]];
      return [[name, Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)))]];
    }),
  );
}

const studies = v.object({
  researches: v.object({ Researches: v.array(v.looseObject({ slug: v.string() })) }),
});

/** A study by its slug: the specification knows it only in the list. */
async function researchBySlug(options: ExecuteOptions, exchange: typeof execute): ReturnType<typeof execute> {
  const { slug } = v.parse(v.object({ slug: v.string() }), options.variables);
  const variables = { filter: { limit: 100 } };
  const { data } = await provide(
    { name: 'Researches', id: undefined, text: undefined },
    { ...options, variables },
    exchange,
  );
  const { Researches: list } = v.parse(studies, data).researches;
  const research = list.find((study) => study.slug === slug) ?? null;
  return { data: complete(baseOperations['ResearchBySlug']?.shape ?? {}, { research }) };
}

const balance = v.object({
  me: v.nullable(
    v.looseObject({
      balance: v.string(),
      Currency: v.nullable(v.looseObject({ id: v.string() })),
      Subscription: v.nullable(v.object({ NextCharge: v.nullable(v.looseObject({})) })),
    }),
  ),
});

/** The wallet: the specification knows only the balance and the subscription, and has both in the profile. */
async function wallet(options: ExecuteOptions, exchange: typeof execute): ReturnType<typeof execute> {
  const { data } = await provide({ name: 'Profile', id: undefined, text: undefined }, options, exchange);
  const { me } = v.parse(balance, data);
  const Balances = me?.Currency ? [{ amount: me.balance, Currency: me.Currency }] : [];
  const next = me?.Subscription?.NextCharge;
  const filled = { me, wallet: { Balances, Currency: me?.Currency, Due: next } };
  return { data: complete(baseOperations['Wallet']?.shape ?? {}, filled) };
}

/** Queries that are ours alone, but that another one answers. */
const elsewhere: Readonly<
  Record<string, (options: ExecuteOptions, exchange: typeof execute) => ReturnType<typeof execute>>
> = { ResearchBySlug: researchBySlug, Wallet: wallet };

/** How long a price is shown before it's asked for again, in milliseconds: the specification promises no time. */
const priceLifetimeMs = 15 * 60_000;

const selection = v.object({ input: v.object({ currencyId: v.string() }) });

/** A price with its currency, which the specification has in the question only. */
function priced(
  { orderCheck, ...data }: Record<string, unknown>,
  variables: unknown,
): Record<string, unknown> {
  if (typeof orderCheck !== 'object' || !v.is(selection, variables)) return { orderCheck, ...data };
  const expiresAt = new Date(Date.now() + priceLifetimeMs).toISOString();
  const Currency = { __typename: 'Currency', ...currencyOf(variables.input.currencyId) };
  return { ...data, orderCheck: { ...orderCheck, expiresAt, Currency } };
}

/**
 * Executes an operation with a provider of the specification: sends its base, and completes the answer. A query that is
 * ours alone is answered with nothing, without a request.
 * @throws RequestError with code `NOT_OFFERED` for mutations, which the specification has none of
 */
export async function provide(
  { name }: Operation,
  options: ExecuteOptions,
  exchange: typeof execute,
): ReturnType<typeof execute> {
  const other = elsewhere[name];
  if (other) return other(options, exchange);
  const base = baseOperations[name];
  if (!base) throw new RequestError('NOT_OFFERED', `The provider does not offer ${name}`);
  if (base.text === undefined) return { data: complete(base.shape, {}) };
  const variables = variablesOf(base, options.variables);
  const answer = await exchange({ name, id: undefined, text: base.text }, { ...options, variables });
  const data = complete(base.shape, answer.data);
  return { ...answer, data: name === 'OrderCheck' ? priced(data, variables) : data };
}
