import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminOf } from '../support/adminSupport.ts';
import { ask, bearer, logIn } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { registered, registerMutation, registration } from '../support/registering.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const mailbox = mailboxOf(services);
const { run, json } = adminOf(services);

beforeEach(mailbox.empty);

const password = 'a good password';

/** One mailbox in its two spellings. */
function newMailbox(): { ascii: string; letters: string } {
  const name = randomUUID();
  return { ascii: `${name}@xn--bcher-kva.example`, letters: `${name}@BÜCHER.example` };
}

const logsIn = async (login: string, secret = password): Promise<boolean> =>
  (await logIn(app, { login, password: secret })).statusCode === 200;

describe('an address with an international domain', () => {
  it.each(['ascii', 'letters'] as const)(
    'registered as %s opens its account in either spelling',
    async (way) => {
      const mailboxes = newMailbox();
      await registered(services, app, { login: mailboxes[way] });
      expect([await logsIn(mailboxes.ascii), await logsIn(mailboxes.letters)]).toEqual([true, true]);
    },
  );

  it('makes no second account', async () => {
    const { ascii, letters } = newMailbox();
    await registered(services, app, { login: ascii });
    await ask(app, registerMutation, { variables: { input: registration({ login: letters }) } });
    const mails = await mailbox.mailsTo(ascii);
    expect(mails.join()).toContain('already');
    expect(mails.join()).not.toMatch(/Your code/);
  });

  it('is stored in ASCII, and shown with its letters', async () => {
    const { ascii, letters } = newMailbox();
    const { token } = await registered(services, app, { login: letters });
    expect(await json('customers', 'show', ascii)).toMatchObject({
      people: [{ login: letters.toLowerCase() }],
    });
    const { body } = await ask(app, '{ me { email } }', { headers: bearer(token) });
    expect(body.data).toEqual({ me: { email: letters.toLowerCase() } });
  });

  it('is shown with its letters wherever the contract has an address', async () => {
    const contract = buildSchema(await readFile(path.resolve('src/data/schema.graphql'), 'utf8'));
    const shown = Object.values(contract.getTypeMap())
      .filter((type) => isObjectType(type))
      .flatMap((type) => Object.values(type.getFields()))
      .filter(({ name }) => /^email$|Email$/.test(name))
      .map(({ type }) => String(getNamedType(type)));
    expect(new Set(shown)).toEqual(new Set(['EmailAddress']));
  });

  it('is found by operators in either spelling', async () => {
    const { ascii, letters } = newMailbox();
    await registered(services, app, { login: letters });
    for (const name of [ascii, letters])
      expect(await json('customers', 'show', name)).toMatchObject({
        people: [{ login: letters.toLowerCase() }],
      });
    expect(await json('customers', 'list', '--search', letters.slice(3))).toEqual([
      expect.objectContaining({ login: letters.toLowerCase() }),
    ]);
  });
});

describe('two accounts of one mailbox, made before addresses had one spelling', () => {
  const other = 'another password';

  async function twoAccounts() {
    const { ascii, letters } = newMailbox();
    const spare = newMailbox();
    await registered(services, app, { login: ascii });
    await registered(services, app, { login: spare.ascii, password: other });
    await db
      .updateTable('users')
      .set({ login: letters.toLowerCase() })
      .where('login', '=', spare.ascii)
      .execute();
    return { ascii, letters };
  }

  it('each open with their own password', async () => {
    const { ascii, letters } = await twoAccounts();
    for (const login of [ascii, letters])
      for (const secret of [password, other]) expect(await logsIn(login, secret)).toBe(true);
    expect(await logsIn(letters, 'a wrong password')).toBe(false);
  });

  it('each get a link for a new password', async () => {
    const { ascii, letters } = await twoAccounts();
    await mailbox.empty();
    await ask(app, 'mutation ($input: PasswordResetRequestInput!) { passwordResetRequest(input: $input) }', {
      variables: { input: { email: letters, language: 'en' } },
    });
    expect(await mailbox.mailsTo(ascii)).toHaveLength(2);
  });

  it('are told apart by operators', async () => {
    const { ascii } = await twoAccounts();
    expect(await run('account', 'block', ascii, '--reason', 'a test')).toMatchObject({
      code: 1,
      err: expect.stringContaining('by its ID'),
    });
  });
});
