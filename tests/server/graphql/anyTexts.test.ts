import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { numberReceipts } from '../../../server/commerce/checkout/numberReceipts.ts';
import { issueTicket } from '../../../server/kernel/ticket.ts';
import { hashPassword } from '../../../server/accounts/passwords/passwords.ts';
import { issueSession } from '../../../server/identity/sessions.ts';
import { buyerDetailsForm } from '../../../src/shared/buyerDetails.ts';
import { readPhone } from '../../../src/shared/phone.ts';
import { profileForm } from '../../../src/shared/profileForm.ts';
import { ratingForm } from '../../../src/shared/rating.ts';
import { foldedText, searchKey } from '../../../src/shared/searchKey.ts';
import { normalizeEmail, spelled } from '../../../src/shared/texts.ts';
import {
  contactForm,
  dreamTexts,
  email,
  knownEmail,
  presentForm,
  promoCode,
  searchWords,
} from '../../../src/shared/validation.ts';
import { anyText } from '../../shared/anyText.ts';
import { adminOf } from '../support/adminSupport.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import { fillWallet, newAccount, pay, paymentInput, walletOf } from '../support/checkoutSupport.ts';
import { scholar, usd } from '../support/demoProducts.ts';
import { testApp, testServices } from '../support/harness.ts';
import { withKeys } from '../support/librarySupport.ts';
import { addresses, cleaned, disguised, seed, sendTexts, textsOf, type Field } from '../support/sendTexts.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;
const member = await newAccount(services);
const userId = member.user.id;
const { token } = await issueSession(db, clock(), { userId, lifetime: 'remember' });
const { run: admin } = adminOf(services);
const send = (...sent: Parameters<typeof sendTexts> extends [unknown, ...infer Rest] ? Rest : never) =>
  sendTexts({ app, db, token }, ...sent);

await fillWallet(services, userId, usd, 100_000_000);
const { orderId } = await pay(services, member, scholar, { paymentMethodId: 'balance' });
await numberReceipts(services);

const asMember = async <Schema extends v.GenericSchema>(schema: Schema, query: string) => {
  const { body } = await ask(app, query, { headers: bearer(token) });
  return v.parse(schema, body.data);
};
const dreamTitle = 'Crème brûlée für Ürümqi, 7 Straßen';
const { changed: changedDream } = await asMember(
  v.object({ found: v.object({}), changed: v.object({ id: v.string() }) }),
  `mutation {
    found: dreamCreate(input: { clientKey: "${randomUUID()}", title: "${dreamTitle}" }) { id }
    changed: dreamCreate(input: { clientKey: "${randomUUID()}", title: "Another" }) { id } }`,
);
const {
  researches: {
    Researches: [{ title: studyTitle }],
  },
  productById: { title: productTitle },
} = await asMember(
  v.object({
    researches: v.object({ Researches: v.tupleWithRest([v.object({ title: v.string() })], v.unknown()) }),
    productById: v.object({ title: v.string() }),
  }),
  `{ researches { Researches { title } } productById(id: "${scholar.productId}") { title } }`,
);
const city = await db
  .selectFrom('cities')
  .select(['name', 'country_id'])
  .where('name', 'like', 'Saint-%')
  .executeTakeFirstOrThrow();

const code = 'ÄPFEL_2-10';
await admin('promo', 'add', code, '10');

/** Takes what waits to be sent, of one shape: what is kept by calls whose answers say nothing of it. */
async function takeJobs<Schema extends v.GenericSchema>(kind: string, schema: Schema) {
  const rows = await db.deleteFrom('jobs').where('kind', '=', kind).returning('payload').execute();
  return rows.flatMap(({ payload }) => {
    const parsed = v.safeParse(schema, payload);
    return parsed.success ? [parsed.output] : [];
  });
}
const takeContactMails = async () => {
  const data = v.object({ name: v.string(), email: v.string(), message: v.string() });
  return (await takeJobs('mail', v.object({ data }))).map((mail) => mail.data);
};

/** A contact message from a form that was opened ten seconds ago. */
const contact = () => ({
  topic: 'GENERAL',
  name: 'Ada',
  email: 'ada@example.org',
  message: 'A message that is long enough.',
  ticket: issueTicket({ ...services, clock: () => new Date(clock().getTime() - 10_000) }, 'contact-ticket'),
});

interface Kind<Output> extends Field<Output> {
  /** The texts that are sent, unless any. */
  readonly texts?: fc.Arbitrary<string>;
  /** One field of each kind (decision 47) gets 5,000. */
  readonly count?: number;
  /** What the contract answers for what the schema made of a text. */
  readonly answer: (clean: Output, text: string) => unknown;
  /** Takes what was kept of the texts sent at once, in any order, and what that should be. */
  readonly kept?: { readonly take: () => Promise<unknown[]>; readonly of: (clean: Output) => unknown };
}

const inNoOrder = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort();

/** A test of a kind of field, with its name. */
const kindOf = <Output>(
  name: string,
  { texts = anyText, count = 1_000, answer, kept, ...field }: Kind<Output>,
): [name: string, run: () => Promise<void>] => [
  name,
  async () => {
    await kept?.take();
    await send(field, textsOf(texts, count), async (some, answers) => {
      const clean = some.map((text) => cleaned(field, text));
      expect([some, answers]).toEqual([some, clean.map((each, index) => answer(each, some[index] ?? ''))]);
      if (kept) expect(inNoOrder(await kept.take())).toEqual(inNoOrder(clean.map(kept.of)));
    });
  },
];

const profile = profileForm(new Date()).entries;
const message = (text: string) => `A message: ${text}`;

const written = [
  kindOf('name', {
    count: 5_000,
    schema: v.object({ firstName: profile.firstName, lastName: profile.lastName }),
    form: (text) => ({ firstName: text, lastName: text }),
    type: 'ProfileInput!',
    call: (input) => `profileUpdate(input: ${input}) { firstName lastName }`,
    input: (text) => ({ firstName: text, lastName: text }),
    answer: (clean) => clean,
  }),
  kindOf('user name', {
    count: 5_000,
    schema: profile.userName,
    type: 'ProfileInput!',
    call: (input) => `profileUpdate(input: ${input}) { userName }`,
    input: (userName) => ({ userName }),
    answer: (userName) => ({ userName }),
  }),
  kindOf('phone number', {
    schema: v.pipe(
      profile.phone,
      v.check((text) => !text || readPhone(text) !== undefined),
      v.transform((text) => (text ? readPhone(text)?.number : null)),
    ),
    texts: fc.oneof(anyText, fc.constantFrom('+7 701 234 56 78', '+49 30 123456').chain(disguised)),
    type: 'ProfileInput!',
    call: (input) => `profileUpdate(input: ${input}) { phone }`,
    input: (phone) => ({ phone }),
    answer: (phone) => ({ phone }),
  }),
  kindOf('dream', {
    count: 5_000,
    schema: dreamTexts,
    form: (text) => ({ title: message(text).slice(0, 120), description: text }),
    type: 'DreamChange!',
    call: (input) => `dreamUpdate(id: "${changedDream.id}", input: ${input}) { title description }`,
    input: (text) => ({ title: message(text).slice(0, 120), description: text }),
    answer: ({ title, description }) => ({ title, description: description || null }),
  }),
  kindOf('rating', {
    schema: ratingForm.entries.text,
    type: 'RatingInput!',
    call: (input) => `ratingSave(productId: "2", input: ${input}) { OwnRating { text } }`,
    input: (text) => ({ stars: 5, text }),
    answer: (text) => ({ OwnRating: { text: text || null } }),
  }),
  kindOf('buyer details', {
    schema: buyerDetailsForm,
    form: (text) => ({ company: text, address: text, taxId: text }),
    type: 'BuyerDetailsInput!',
    call: (input) =>
      `buyerDetailsSave(orderId: "${orderId}", input: ${input}) { BuyerDetails { company address taxId } }`,
    input: (text) => ({ company: text, address: text, taxId: text }),
    answer: (details) => ({ BuyerDetails: Object.values(details).some(Boolean) ? details : null }),
  }),
  kindOf('contact message', {
    schema: contactForm,
    form: (text) => ({ name: text, email: 'ada@example.org', message: message(text) }),
    type: 'ContactInput!',
    call: (input) => `contactSend(input: ${input})`,
    input: (text) => ({ ...contact(), name: text, message: message(text) }),
    batch: 5,
    answer: () => true,
    kept: { take: takeContactMails, of: (clean) => clean },
  }),
  kindOf('contact address', {
    schema: email,
    texts: addresses,
    type: 'ContactInput!',
    call: (input) => `contactSend(input: ${input})`,
    input: (text) => ({ ...contact(), email: text }),
    batch: 5,
    answer: () => true,
    kept: {
      take: takeContactMails,
      of: (clean) => ({ name: 'Ada', email: clean, message: 'A message that is long enough.' }),
    },
  }),
  ...(['passwordResetRequest', 'loginLinkRequest'] as const).map((call) =>
    kindOf(`address of ${call}`, {
      schema: knownEmail,
      texts: fc.oneof(addresses, disguised('ada@bücher.example')),
      type: call === 'passwordResetRequest' ? 'PasswordResetRequestInput!' : 'LoginLinkInput!',
      call: (input) => `${call}(input: ${input})`,
      input: (text) => ({ email: text, language: 'en' }),
      count: call === 'passwordResetRequest' ? 5_000 : 1_000,
      // An inbox gets three an hour, and the texts have some twice.
      batch: 3,
      answer: () => true,
      kept: {
        take: () => takeJobs(`${call.replace('Request', '')}.send`, v.object({ email: v.string() })),
        of: (address) => ({ email: address }),
      },
    }),
  ),
  kindOf('promo code', {
    count: 5_000,
    schema: v.string(),
    texts: fc.oneof(anyText, disguised(code)),
    kind: 'query',
    type: 'OrderInput!',
    call: (input) => `orderCheck(input: ${input}) { promoCodeAccepted }`,
    input: (text) => ({ ...scholar, promoCode: text }),
    answer: (text) => {
      const { output } = v.safeParse(promoCode, text);
      return { promoCodeAccepted: output === '' ? null : output === code };
    },
  }),
];

it.each(written)(`any %s is kept as it is cleaned, or refused (seed ${seed})`, async (_name, run) => {
  await run();
  expect.hasAssertions();
});

const upTo = (most: number) => v.pipe(v.string(), v.maxLength(most));
const inTitle = (title: string) => (text: string) =>
  text.trim() === '' || (foldedText(text) !== '' && foldedText(title).includes(foldedText(text)));
const beginsName = (text: string) =>
  searchKey(text) !== '' && searchKey(city.name).startsWith(searchKey(text));

/** A name that each search finds, the call, what it refuses, which texts must find the name, and how many are sent. */
const searches: readonly (readonly [
  of: string,
  name: string,
  call: string,
  schema: v.GenericSchema,
  finds: (text: string) => boolean,
  count: number,
])[] = [
  [
    'dreams',
    dreamTitle,
    'dreams(filter: { scope: OWN, search: $ }) { Dreams { title } }',
    searchWords,
    inTitle(dreamTitle),
    5_000,
  ],
  [
    'studies',
    studyTitle,
    'researches(filter: { search: $ }) { Researches { title } }',
    upTo(200),
    inTitle(studyTitle),
    1_000,
  ],
  [
    'purchases',
    productTitle,
    'purchases(filter: { search: $ }) { Purchases { Product { title } } }',
    v.string(),
    inTitle(productTitle),
    1_000,
  ],
  [
    'payments',
    productTitle,
    'transactions(filter: { search: $ }) { Transactions { Order { Products { title } } } }',
    v.string(),
    inTitle(productTitle),
    1_000,
  ],
  [
    'cities',
    city.name,
    `cities(countryId: "${city.country_id}", search: $) { name }`,
    v.string(),
    beginsName,
    1_000,
  ],
];

it.each(searches)(
  `any text is searched for among %s, and finds the name it is part of (seed ${seed})`,
  async (_of, name, call, schema, finds, count) => {
    const asTyped = fc.oneof(disguised(name), disguised(name.slice(0, 5)));
    const field: Field = {
      schema,
      kind: 'query',
      type: 'String',
      call: (variable) => call.replace('$', variable),
      input: (text) => text,
    };
    await send(field, textsOf(fc.oneof(anyText, asTyped), count), (some, answers) => {
      const missed = some.filter(
        (text, index) => finds(text.toWellFormed()) && !JSON.stringify(answers[index]).includes(name),
      );
      expect(missed).toEqual([]);
    });
  },
);

it(`any address opens its account, however it is typed (seed ${seed})`, async () => {
  const login = normalizeEmail('ada@bücher.example');
  const password = 'a long and secret password';
  const { user, ip } = await newAccount(services, login);
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password, { ip, account: user.id }) })
    .where('id', '=', user.id)
    .execute();
  for (const typed of textsOf(disguised('ada@bücher.example'), 50)) {
    const { statusCode } = await logIn(app, { login: typed, password, remember: false });
    expect([typed, statusCode]).toEqual([typed, 200]);
    await db.deleteFrom('rate_limits').execute();
  }
});

it(`any license key is kept as it is cleaned (seed ${seed})`, async () => {
  const { pool } = await withKeys(services, 'patterns-three');
  const lines = textsOf(anyText, 5_000).filter((line) => line.length <= 400);
  const folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  await writeFile(path.join(folder, 'keys.txt'), lines.join('\n'));
  expect(await admin('licences', 'import', pool, path.join(folder, 'keys.txt'))).toMatchObject({ code: 0 });
  await rm(folder, { recursive: true });
  const rows = await db.selectFrom('licence_keys').select('key').where('pool', '=', pool).execute();
  const kept = rows.map(({ key }) => key ?? '');
  for (const key of kept) {
    expect(key).toMatch(/^[^\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]+$/u);
    expect(spelled(key)).toBe(key);
  }
  const visible = (text: string) => spelled(text.replace(/\p{Cc}/gu, '')).replace(/\s/gu, '');
  expect(new Set(kept.map(visible))).toEqual(
    new Set(
      lines
        .flatMap((line) => line.split(/\r\n?|\n/))
        .map(visible)
        .filter(Boolean),
    ),
  );
});

it(`no text is refused after money has moved, and what was paid for has it (seed ${seed})`, async () => {
  const input = await paymentInput(services, member, scholar, { paymentMethodId: 'balance' });
  const pays = (schema: v.GenericSchema, more: (text: string) => object): Field => ({
    schema,
    type: 'PaymentInput!',
    call: (variable) => `paymentCreate(input: ${variable}) { Order { price email } }`,
    input: (text) => ({ ...input, present: {}, ...more(text), idempotencyKey: randomUUID() }),
  });
  const earlier = await db.selectFrom('orders').select('id').execute();
  const before = await walletOf(services, userId, usd);
  let paid = 0;
  const count = (some: readonly string[]) => void (paid += some.length);
  const sentTo = await send(
    pays(email, (text) => ({ email: text })),
    textsOf(addresses, 5_000),
    count,
  );
  const present = (text: string) => ({ recipientName: text, senderName: text, message: text });
  const named = await send(
    { ...pays(presentForm, (text) => ({ present: present(text) })), form: present },
    textsOf(anyText, 500),
    count,
  );
  await send(
    // The price was quoted without a code: one that is none changes nothing.
    pays(v.pipe(v.string(), v.maxLength(100)), (text) => ({ order: { ...scholar, promoCode: text } })),
    textsOf(anyText, 500),
    count,
  );
  const orders = await db
    .selectFrom('orders')
    .select(['email', 'status', 'total_minor'])
    .where('user_id', '=', userId)
    .where(
      'id',
      'not in',
      earlier.map(({ id }) => id),
    )
    .execute();
  expect(orders).toHaveLength(paid);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['PAID']));
  expect(before - (await walletOf(services, userId, usd))).toBe(
    orders.reduce((sum, { total_minor: total }) => sum + total, 0),
  );
  const kept = new Set(orders.map((each) => each.email));
  for (const text of sentTo) expect(kept).toContain(cleaned({ schema: email }, text));
  const presents = await db
    .selectFrom('presents')
    .select(['recipient_name as recipientName', 'sender_name as senderName', 'message'])
    .where('buyer_id', '=', userId)
    .execute();
  for (const text of named) {
    const {
      recipientName,
      senderName,
      message: words,
    } = cleaned({ schema: presentForm, form: present }, text);
    expect(presents).toContainEqual({
      recipientName: recipientName || null,
      senderName: senderName || null,
      message: words || null,
    });
  }
});
