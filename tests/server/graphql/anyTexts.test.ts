import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { maxLengths } from '../../../server/graphql/inputBounds.ts';
import { limits } from '../../../server/graphql/limits.ts';
import { issueSession } from '../../../server/identity/sessions.ts';
import { profileForm } from '../../../src/shared/profileForm.ts';
import { dreamTexts, email, presentForm } from '../../../src/shared/validation.ts';
import { anyText } from '../../shared/anyText.ts';
import { ask, bearer } from '../support/calls.ts';
import { fillWallet, newAccount, paymentInput, walletOf } from '../support/checkoutSupport.ts';
import { usd } from '../support/demoProducts.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;
const member = await newAccount(services);
const userId = member.user.id;
const { token } = await issueSession(db, clock(), { userId, lifetime: 'remember' });

/** Each run has other texts; `TEST_SEED` repeats those of the run whose titles name it. */
const seed = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const textsOf = (texts: fc.Arbitrary<string>, count = 5_000) =>
  fc.sample(texts, { seed, numRuns: count }).filter((text) => text.length <= maxLengths.String);
/** What a schema makes of a text; lone surrogates are replaced before. */
const cleaned = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.parse(schema, text.toWellFormed());
const addresses = fc.oneof(
  anyText,
  fc.tuple(anyText, anyText).map(([name, domain]) => `${name}@${domain}.example`),
  anyText.map((name) => `${name}@example.org`),
);

beforeEach(() => db.deleteFrom('rate_limits').execute());

/** A mutation, sent for several texts at once: `call` names the variable of each, of the type `type`. */
interface Field {
  readonly schema: v.GenericSchema;
  readonly type: string;
  readonly call: (variable: string) => string;
  readonly input: (text: string) => object;
}

const answersTo = ({ type, call, input }: Field, texts: readonly string[]) => {
  const names = texts.map((_, index) => `a${index}`);
  const query = `mutation (${names.map((name) => `$${name}: ${type}`).join(', ')}) {
    ${names.map((name) => `${name}: ${call(`$${name}`)}`).join('\n')} }`;
  const variables = Object.fromEntries(texts.map((text, index) => [`a${index}`, input(text)]));
  return ask(app, query, { variables, headers: bearer(token) });
};

/** Sends texts: those that the schema accepts must be answered, in order, and the others refused with a field. */
async function send(
  field: Field,
  texts: readonly string[],
  check: (accepted: string[], answers: unknown[]) => void,
) {
  const isAccepted = (text: string) => !text.includes('\0') && v.is(field.schema, text.toWellFormed());
  for (const text of texts.filter((each) => !isAccepted(each))) {
    const { body } = await answersTo(field, [text]);
    const refused = { code: 'BAD_USER_INPUT', fields: expect.any(Object) as unknown };
    expect([text, body.errors?.map(({ extensions }) => extensions)]).toEqual([
      text,
      [expect.objectContaining(refused)],
    ]);
  }
  const accepted = texts.filter(isAccepted);
  for (let at = 0; at < accepted.length; at += limits.aliases) {
    const some = accepted.slice(at, at + limits.aliases);
    const { body } = await answersTo(field, some);
    expect([some, body.errors]).toEqual([some, undefined]);
    check(some, Object.values(body.data ?? {}));
    await db.deleteFrom('rate_limits').execute();
  }
  return accepted;
}

const profile = profileForm(new Date()).entries;

it.each([
  ['firstName', 'first_name', profile.firstName],
  ['userName', 'user_name', profile.userName],
] as const)(`any %s is stored as it is cleaned, or refused (seed ${seed})`, async (name, column, schema) => {
  const field: Field = {
    schema,
    type: 'ProfileInput!',
    call: (variable) => `profileUpdate(input: ${variable}) { ${name} }`,
    input: (text) => ({ [name]: text }),
  };
  const accepted = await send(field, textsOf(anyText), (some, answers) => {
    expect(answers).toEqual(some.map((text) => ({ [name]: cleaned(schema, text) })));
  });
  const user = await db.selectFrom('users').select(column).where('id', '=', userId).executeTakeFirst();
  expect(user?.[column as never]).toBe(cleaned(schema, accepted.at(-1) ?? ''));
});

it(`any description is stored as it is cleaned, or refused (seed ${seed})`, async () => {
  const schema = dreamTexts.entries.description;
  const made = await ask(
    app,
    `mutation { dreamCreate(input: { clientKey: "${randomUUID()}", title: "A dream" }) { id } }`,
    { headers: bearer(token) },
  );
  const { id } = v.parse(v.object({ dreamCreate: v.object({ id: v.string() }) }), made.body.data).dreamCreate;
  const field: Field = {
    schema,
    type: 'DreamChange!',
    call: (variable) => `dreamUpdate(id: "${id}", input: ${variable}) { description }`,
    input: (description) => ({ description }),
  };
  await send(field, textsOf(anyText), (some, answers) => {
    expect(answers).toEqual(some.map((text) => ({ description: cleaned(schema, text) || null })));
  });
});

it(`no text is refused after money has moved, and what was paid for has it (seed ${seed})`, async () => {
  await fillWallet(services, userId, usd, 100_000_000);
  const order = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };
  const input = await paymentInput(services, member, order, { paymentMethodId: 'balance' });
  const pays = (schema: v.GenericSchema, more: (text: string) => object): Field => ({
    schema,
    type: 'PaymentInput!',
    call: (variable) =>
      `paymentCreate(input: ${variable}) { Order { price email Present { recipientName } } }`,
    input: (text) => ({ ...input, present: {}, ...more(text), idempotencyKey: randomUUID() }),
  });
  let paid = 0;
  const count = (some: string[]) => void (paid += some.length);
  const before = await walletOf(services, userId, usd);
  const sentTo = await send(
    pays(email, (text) => ({ email: text })),
    textsOf(addresses),
    count,
  );
  const name = presentForm.entries.recipientName;
  const named = await send(
    pays(name, (recipientName) => ({ present: { recipientName } })),
    textsOf(anyText, 200),
    count,
  );
  const orders = await db
    .selectFrom('orders')
    .select(['email', 'status', 'total_minor', 'present'])
    .where('user_id', '=', userId)
    .execute();
  expect(orders).toHaveLength(paid);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['PAID']));
  expect(before - (await walletOf(services, userId, usd))).toBe(
    orders.reduce((sum, { total_minor: total }) => sum + total, 0),
  );
  const kept = new Set(orders.map((each) => each.email));
  for (const text of sentTo) expect(kept).toContain(cleaned(email, text));
  const presents = await db
    .selectFrom('presents')
    .select('recipient_name')
    .where('buyer_id', '=', userId)
    .execute();
  const names = new Set(presents.map((each) => each.recipient_name ?? ''));
  for (const text of named) expect(names).toContain(cleaned(name, text));
});
