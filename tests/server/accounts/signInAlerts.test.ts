import { beforeEach, describe, expect, it } from 'vitest';
import { areaHash } from '../../../server/accounts/devices/deviceHistory.ts';
import { renderMail } from '../../../server/mail/render.ts';
import { languages } from '../../../src/shared/languages.ts';
import { logIn } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { newAddress } from '../support/registering.ts';
import { password, secondFactorsOf, type Member } from '../support/secondFactors.ts';

const services = await testServices({ TRUST_PROXY: '127.0.0.1' });
const app = await testApp(services);
const { db, time } = services;
const { empty, mailsTo, subjectsTo } = mailboxOf(services);
const { codeOf, enter, guarded, newMember } = secondFactorsOf(services, app);
beforeEach(empty);

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newerFirefox = firefox.replaceAll('140.0', '141.0');
const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const home = '203.0.113.7';

/** Logs in with the password from a browser and an address. */
async function from(
  { login }: Pick<Member, 'login'>,
  agent: string,
  ip = home,
  given = password,
  device: { devicekey?: string } = {},
) {
  time.advance({ seconds: 1 });
  const headers = { 'user-agent': agent, 'x-forwarded-for': ip, ...device };
  return (await logIn(app, { login, password: given }, { headers })).statusCode;
}

/** A member who has logged in before, in Firefox at home, and whose mail so far has been read. */
async function atHome(): Promise<Member> {
  const member = await newMember();
  expect(await from(member, firefox)).toBe(200);
  await empty();
  return member;
}

const alert = 'New login to your account';
const alertsTo = async ({ login }: Pick<Member, 'login'>) =>
  (await subjectsTo(login)).filter((subject) => subject === alert);

describe('a log-in from a new device', () => {
  it('is reported by mail: when, with what, and what to do', async () => {
    const member = await atHome();
    await from(member, chrome);
    const [mail, ...more] = await mailsTo(member.login);
    expect(more).toEqual([]);
    expect(mail).toContain(`Subject: ${alert}`);
    expect(mail).toContain('November 21, 2026 at 8:');
    expect(mail).toContain('Chrome');
    expect(mail).toContain('macOS');
    expect(mail).toContain('http://localhost:3000/en/profile/security');
    expect(mail).not.toContain(home);
  });

  it('is reported once per device, and not for a newer version of a browser', async () => {
    const member = await atHome();
    for (const agent of [firefox, newerFirefox, firefox]) await from(member, agent);
    expect(await alertsTo(member)).toEqual([]);
    for (const agent of [chrome, chrome, iphone, chrome, iphone]) await from(member, agent);
    expect(await alertsTo(member)).toHaveLength(2);
  });

  it('is reported once when the same device signs in several times concurrently', async () => {
    const member = await atHome();
    await Promise.all(Array.from({ length: 8 }, () => from(member, chrome)));
    expect(await alertsTo(member)).toHaveLength(1);
  });

  it('is reported for a known browser in another network, but not at a nearby address', async () => {
    const member = await atHome();
    for (const near of ['203.0.113.200', '203.0.7.1', '::ffff:203.0.113.9'])
      await from(member, firefox, near);
    expect(await alertsTo(member)).toEqual([]);
    await from(member, firefox, '198.51.100.4');
    await from(member, firefox, '2001:db8:1:2::9');
    await from(member, firefox, '2001:db8:ffff::1');
    expect(await alertsTo(member)).toHaveLength(2);
  });

  it('is not reported for a known device key, from any network and in any browser', async () => {
    const member = await atHome();
    const [own, other] = [{ devicekey: 'a'.repeat(43) }, { devicekey: 'b'.repeat(43) }];
    await from(member, firefox, home, password, own);
    await from(member, chrome, '198.51.100.4', password, own);
    expect(await alertsTo(member)).toEqual([]);
    await from(member, iphone, '192.0.2.4', password, other);
    expect(await alertsTo(member)).toHaveLength(1);
    const stranger = await atHome();
    await from(stranger, firefox, '198.51.100.4', password, own);
    expect(await alertsTo(stranger)).toHaveLength(1);
  });

  it('is reported again if the device was last seen more than a year ago', async () => {
    const member = await atHome();
    const own = { devicekey: 'c'.repeat(43) };
    await from(member, firefox, home, password, own);
    time.advance({ days: 366 });
    await empty();
    await from(member, firefox, home, password, own);
    expect(await alertsTo(member)).toHaveLength(1);
  });

  it('is reported at most three times an hour', async () => {
    const member = await atHome();
    for (let count = 1; count <= 12; count += 1) await from(member, firefox, `198.${count}.0.1`);
    expect(await alertsTo(member)).toHaveLength(3);
    time.advance({ hours: 1 });
    await empty();
    await from(member, firefox, '198.77.0.1');
    expect(await alertsTo(member)).toHaveLength(1);
  });

  it('is not reported for the registration, a wrong password, or an unfinished log-in', async () => {
    const member = await newMember();
    expect(await alertsTo(member)).toEqual([]);
    const known = await atHome();
    expect(await from(known, chrome, home, 'not it')).toBe(401);
    await from({ login: newAddress() }, chrome);
    expect(await alertsTo(known)).toEqual([]);
    const secured = await guarded();
    await empty();
    expect(await from(secured, chrome)).toBe(401);
    expect(await alertsTo(secured)).toEqual([]);
  });

  it('is reported to an account that was not used for a long time', async () => {
    const member = await atHome();
    time.advance({ days: 100 });
    await from(member, chrome, '198.51.100.4');
    expect(await alertsTo(member)).toHaveLength(1);
  });

  it('is not reported for an unknown network while the history has no networks', async () => {
    const member = await atHome();
    await db.updateTable('sign_ins').set({ network: null }).where('user_id', '=', member.id).execute();
    await from(member, firefox, '198.51.100.4');
    expect(await alertsTo(member)).toEqual([]);
    await from(member, chrome, '198.51.100.4');
    expect(await alertsTo(member)).toHaveLength(1);
  });

  it('stores no readable address', async () => {
    const member = await atHome();
    const rows = await db.selectFrom('sign_ins').selectAll().where('user_id', '=', member.id).execute();
    expect(rows.map(({ network }) => network?.length)).toEqual([32, 32]);
    expect(rows.at(-1)?.network?.equals(areaHash(services, home))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('203.0');
  });
});

describe('wrong codes of the second factor', () => {
  const warning = 'Wrong two-factor codes on your account';
  const warningsTo = async ({ login }: Pick<Member, 'login'>) =>
    (await subjectsTo(login)).filter((subject) => subject === warning);
  const wrong = async (account: Awaited<ReturnType<typeof guarded>>, times: number) => {
    for (let count = 0; count < times; count += 1) {
      time.advance({ seconds: 1 });
      await enter(account, codeOf(account.secret, 50 + count));
    }
  };

  it('are reported once, after the third in a row', async () => {
    const account = await guarded();
    await wrong(account, 2);
    expect(await warningsTo(account)).toEqual([]);
    await wrong(account, 1);
    expect(await warningsTo(account)).toHaveLength(1);
    await wrong(account, 6);
    expect(await warningsTo(account)).toHaveLength(1);
    expect((await mailsTo(account.login)).join()).toContain('http://localhost:3000/en/profile/security');
  });

  it('are reported once when they are entered concurrently', async () => {
    const account = await guarded();
    await Promise.all([50, 51, 52, 53, 54, 55].map((step) => enter(account, codeOf(account.secret, step))));
    expect(await warningsTo(account)).toHaveLength(1);
  });

  it('are not in a row with a right one or an hour between, or if no code was asked for', async () => {
    const account = await guarded();
    await wrong(account, 2);
    time.advance({ minutes: 1 });
    await enter(account, codeOf(account.secret));
    await wrong(account, 2);
    time.advance({ minutes: 61 });
    await wrong(account, 2);
    for (let count = 0; count < 4; count += 1) await from(account, firefox, home, 'not it');
    expect(await warningsTo(account)).toEqual([]);
  });

  it('are reported again in another row: six hours later, or after the owner signed in', async () => {
    const account = await guarded();
    await wrong(account, 3);
    time.advance({ minutes: 16 });
    await enter(account, codeOf(account.secret));
    await wrong(account, 3);
    expect(await warningsTo(account)).toHaveLength(2);
  });
});

describe('the alert mails', () => {
  it('are in the reader’s language, with its words for time and device', () => {
    const data = { at: '2026-11-21T08:00:00.000Z', browser: null, os: null, link: 'http://localhost:3000/x' };
    const subjects = languages.map(({ prefix }) => {
      const rendered = renderMail({ template: 'newDevice', data }, prefix);
      expect(rendered.text).not.toMatch(/\{\{|signInAlert/);
      expect(rendered.text).toContain('http://localhost:3000/x');
      return rendered.subject;
    });
    expect(new Set(subjects).size).toBe(languages.length);
    const codes = languages.map(({ prefix }) => renderMail({ template: 'wrongCodes', data }, prefix).subject);
    expect(new Set(codes).size).toBe(languages.length);
  });

  it('are written in the language of the account', async () => {
    const member = await newMember('de');
    await from(member, firefox);
    await empty();
    await from(member, chrome);
    expect((await mailsTo(member.login)).join()).toContain('/de/profile/security');
  });
});
