import { beforeEach, describe, expect, it } from 'vitest';
import { housekeeping } from '../../../server/housekeeping.ts';
import { logIn } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { newAddress } from '../support/registering.ts';
import { secondFactorsOf, type Member } from '../support/secondFactors.ts';

const services = await testServices();
const app = await testApp(services);
const { db, time, clock } = services;
const { mailsTo, empty } = mailboxOf(services);
const { codeOf, enter, guarded, newMember } = secondFactorsOf(services, app);

beforeEach(empty);

/** Works off the due jobs; the mails themselves do not matter. */
const work = () => mailsTo('');

const historyOf = ({ id }: Member) =>
  db.selectFrom('sign_ins').selectAll().where('user_id', '=', id).orderBy('created_at').execute();

const outcomesOf = async (who: Member) =>
  (await historyOf(who)).map(({ method, outcome }) => `${method} ${outcome}`);

const size = async () => (await db.selectFrom('sign_ins').select('id').execute()).length;

describe('the sign-in history', () => {
  it('has the outcome and the browser of each attempt', async () => {
    const account = await guarded();
    time.advance({ seconds: 1 });
    const wordy = { 'user-agent': `a${'b'.repeat(600)}` };
    await logIn(app, { login: account.login, password: 'not it' }, { headers: wordy });
    await work();
    time.advance({ seconds: 1 });
    await enter(account, codeOf(account.secret, 9));
    time.advance({ seconds: 1 });
    await enter(account);
    await enter(account, codeOf(account.secret), { headers: { 'user-agent': 'a test' } });
    expect(await outcomesOf(account)).toEqual([
      'REGISTRATION SUCCEEDED',
      'PASSWORD WRONG_PASSWORD',
      'PASSWORD WRONG_CODE',
      'PASSWORD SUCCEEDED',
    ]);
    const agents = (await historyOf(account)).map(({ user_agent: agent }) => agent);
    expect(agents[1]).toHaveLength(400);
    expect(agents[3]).toBe('a test');
  });

  it('records a wrong password with the time it was entered', async () => {
    const account = await newMember();
    const at = clock();
    await logIn(app, { login: account.login, password: 'not it' });
    time.advance({ hours: 1 });
    await work();
    const [, noted] = await historyOf(account);
    expect(noted).toMatchObject({ outcome: 'WRONG_PASSWORD', created_at: at });
  });

  it('does the same work for an unknown address, so timing reveals nothing', async () => {
    const account = await newMember();
    const before = await size();
    const due = async (login: string) => {
      await db.deleteFrom('jobs').execute();
      await logIn(app, { login, password: 'not it' });
      return db.selectFrom('jobs').select('kind').execute();
    };
    expect(await due(account.login)).toEqual([{ kind: 'signIn.wrongPassword' }]);
    expect(await due(newAddress())).toEqual([{ kind: 'signIn.wrongPassword' }]);
    await work();
    expect(await size()).toBe(before);
  });

  it('is kept for ninety days', async () => {
    const account = await newMember();
    time.advance({ days: 90 });
    await housekeeping(services);
    expect(await historyOf(account)).toHaveLength(1);
    time.advance({ seconds: 1 });
    await housekeeping(services);
    expect(await historyOf(account)).toEqual([]);
  });
});
