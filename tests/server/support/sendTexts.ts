import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { expect } from 'vitest';
import { maxLengths } from '../../../server/graphql/inputBounds.ts';
import { limits } from '../../../server/graphql/limits.ts';
import { anyText } from '../../shared/anyText.ts';
import { ask, bearer } from './calls.ts';
import type { TestServices } from './harness.ts';

/** Each run has other texts; `TEST_SEED` repeats those of the run whose titles name it. */
export const seed = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** How many texts a field gets at most; `TEST_TEXTS=5000` sends as many as the decision names. */
const most = Number(process.env['TEST_TEXTS'] ?? 400);

export const textsOf = (texts: fc.Arbitrary<string>, count: number): string[] =>
  fc
    .sample(texts, { seed, numRuns: Math.min(count, most) })
    .filter((text) => text.length <= maxLengths.String);

/** Other ways of typing a character: capital, full-width, decomposed, with invisible characters beside it. */
const ways: readonly ((sign: string) => string)[] = [
  (sign) => sign,
  (sign) => sign.toUpperCase(),
  (sign) => (/[!-~]/.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) + 0xfee0) : sign),
  (sign) => sign.normalize('NFD'),
  (sign) => `${sign}\u200b`,
  (sign) => `\u00ad${sign}`,
];

/** A text as people might type it. */
export const disguised = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(...Array.from(text, (sign) => fc.constantFrom(...ways).map((way) => way(sign))))
    .map((signs) => signs.join(''));

/** Any texts, and some that have the shape of an address. */
export const addresses = fc.oneof(
  anyText,
  fc.tuple(anyText, anyText).map(([name, domain]) => `${name}@${domain}.example`),
  anyText.map((name) => `${name}@example.org`),
);

/** A field of the contract, sent for several texts at once: `call` names the variable of each, of the type `type`. */
export interface Field<Output = unknown> {
  /** What cleans it: what this refuses must be refused. */
  readonly schema: v.GenericSchema<unknown, Output>;
  /** What the schema is for, if it isn't a text alone. */
  readonly form?: (text: string) => object;
  readonly kind?: 'mutation' | 'query';
  readonly type: string;
  readonly call: (variable: string) => string;
  readonly input: (text: string) => unknown;
  /** How many texts one request has, if a limit allows fewer than a document may have. */
  readonly batch?: number;
}

/** A text as a field's schema gets it: lone surrogates are replaced before. */
const given = ({ form }: Pick<Field, 'form'>, text: string): unknown =>
  form ? form(text.toWellFormed()) : text.toWellFormed();

/** What a field's schema makes of a text. */
export const cleaned = <Output>(field: Pick<Field<Output>, 'schema' | 'form'>, text: string): Output =>
  v.parse(field.schema, given(field, text));

/**
 * Sends texts as a member: those that the schema accepts must be answered, and the others refused with a field. Returns
 * those that were accepted.
 * @param check is called with what was accepted at once, and with the answers
 */
export async function sendTexts(
  { app, db, token }: { app: FastifyInstance; db: TestServices['db']; token: string },
  field: Field,
  texts: readonly string[],
  check: (accepted: readonly string[], answers: readonly unknown[]) => unknown,
): Promise<string[]> {
  const { kind = 'mutation', type, call, input, batch = limits.aliases } = field;
  const answersTo = async (some: readonly string[]) => {
    const query = `${kind} (${some.map((_, index) => `$a${index}: ${type}`).join(', ')}) {
      ${some.map((_, index) => `a${index}: ${call(`$a${index}`)}`).join('\n')} }`;
    const variables = Object.fromEntries(some.map((text, index) => [`a${index}`, input(text)]));
    const { body } = await ask(app, query, { variables, headers: bearer(token) });
    return body;
  };
  const isAccepted = (text: string) => !text.includes('\0') && v.is(field.schema, given(field, text));
  for (const text of texts.filter((each) => !isAccepted(each))) {
    const { errors } = await answersTo([text]);
    const refused = { code: 'BAD_USER_INPUT', fields: expect.any(Object) as unknown };
    expect([text, errors?.map(({ extensions }) => extensions)]).toEqual([
      text,
      [expect.objectContaining(refused)],
    ]);
  }
  const accepted = texts.filter(isAccepted);
  for (let at = 0; at < accepted.length; at += batch) {
    const some = accepted.slice(at, at + batch);
    const { errors, data } = await answersTo(some);
    expect([some, errors]).toEqual([some, undefined]);
    await check(some, Object.values(data ?? {}));
    await db.deleteFrom('rate_limits').execute();
  }
  return accepted;
}
