import { beforeEach, describe, expect, it } from 'vitest';
import { consumeMailLimit } from '../../../server/accounts/limits/mailLimits.ts';
import { inboxOf } from '../../../server/mail/inboxLimit.ts';
import { jobContext } from '../support/jobContext.ts';
import { handleJob } from '../../../server/kernel/job.ts';
import { mailJob } from '../../../server/mail/mailJob.ts';
import { runDueJobs } from '../../../server/kernel/worker.ts';
import { ask, bearer, type Answer, logIn } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { newDevice, newNetwork, newNetworks, freezeRateLimits } from '../support/limitsSupport.ts';
import { newAddress, registered, unproven } from '../support/registering.ts';

const services = await testServices();
const app = await testApp(services);
const { db } = services;
const time = freezeRateLimits();

beforeEach(async () => {
  for (const table of ['rate_limits', 'jobs'] as const) await db.deleteFrom(table).execute();
});

const mutate = async (query: string, input: object, ip: string) => {
  const response = await app.inject({
    method: 'POST',
    url: '/public-graphql',
    remoteAddress: ip,
    payload: { query, variables: { input } },
  });
  return response.json<Answer>();
};
const register = (login: string, ip: string) =>
  mutate(
    'mutation ($input: RegisterInput!) { register(input: $input) { registration } }',
    { login, password: 'a good password', language: 'en', acceptsTerms: true },
    ip,
  );
const requestLink = (email: string, ip: string) =>
  mutate(
    'mutation ($input: LoginLinkInput!) { loginLinkRequest(input: $input) }',
    { email, language: 'en' },
    ip,
  );
const requestReset = (email: string, ip: string) =>
  mutate(
    'mutation ($input: PasswordResetRequestInput!) { passwordResetRequest(input: $input) }',
    { email, language: 'en' },
    ip,
  );

/** The kinds of mail that the queue has sent to one inbox, or still holds for it. */
async function mailsTo(inbox: string): Promise<string[]> {
  const sent: string[] = [];
  const counted = handleJob(mailJob, async (_, { to, template }) => {
    if (inboxOf(to) === inboxOf(inbox)) sent.push(template);
  });
  await runDueJobs(jobContext(services, { instead: [counted] }));
  return sent;
}

describe('mails that strangers trigger to one inbox', () => {
  it('are limited to six an hour, however many networks and spellings they use', async () => {
    const spellings = [
      'the.victim@gmail.com',
      'THEVICTIM@gmail.com',
      'thevictim+a@gmail.com',
      't.hevictim@googlemail.com',
    ];
    await registered(services, app, { login: 'the.victim@gmail.com' });
    await db.deleteFrom('rate_limits').execute();
    for (const [index, ip] of newNetworks(4).entries()) {
      const address = spellings[index] ?? '';
      await register(address, ip);
      await requestLink(address, ip);
      await requestReset(address, ip);
    }
    const { token, password } = await registered(services, app);
    await ask(app, 'mutation ($input: EmailChangeInput!) { emailChangeRequest(input: $input) { email } }', {
      variables: { input: { email: 'thevictim+b@gmail.com', password, language: 'en' } },
      headers: bearer(token),
    });
    const mails = await mailsTo('thevictim@gmail.com');
    expect(mails.toSorted()).toEqual(['accountExists', 'loginLink', 'registration', 'resetPassword']);
    time.pass(3600);
    await requestLink('the.victim@gmail.com', newNetwork());
    expect(await mailsTo('thevictim@gmail.com')).toEqual(['loginLink']);
  });

  it('never use up the share of password reset links, so one can always be sent', async () => {
    const { login } = await registered(services, app);
    await mailsTo(login);
    for (const ip of newNetworks(10)) await requestLink(login, ip);
    expect(await mailsTo(login)).not.toContain('resetPassword');
    await requestReset(login, newNetwork());
    expect(await mailsTo(login)).toContain('resetPassword');
  });

  it('get the same answer whether or not one was sent, and whether or not there is an account', async () => {
    const { login } = await registered(services, app);
    const answers = [];
    for (const address of [login, newAddress()])
      for (const ip of newNetworks(6)) answers.push(JSON.stringify(await requestLink(address, ip)));
    expect(new Set(answers)).toEqual(new Set(['{"data":{"loginLinkRequest":true}}']));
  });

  it('are limited per network, whatever inboxes it names', async () => {
    const ip = newNetwork();
    const caller = { ip };
    for (let sent = 0; sent < 100; sent += 1)
      expect(await consumeMailLimit(services, caller, { to: `${sent}@site.example` })).toBe(true);
    await expect(consumeMailLimit(services, caller, { to: newAddress() })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await expect(consumeMailLimit(services, { ip: newNetwork() }, { to: newAddress() })).resolves.toBe(true);
  });

  it('count as a stranger’s even from a known device while the address is unverified', async () => {
    const { login, password } = await unproven(services, app);
    const headers = newDevice();
    const ip = newNetwork();
    expect((await logIn(app, { login, password }, { headers, ip })).statusCode).toBe(200);
    await services.db.deleteFrom('rate_limits').execute();
    const caller = { ip, deviceKey: headers.devicekey };
    const answers = [];
    for (let round = 0; round < 5; round += 1)
      answers.push(await consumeMailLimit(services, caller, { to: login }));
    expect(answers).toEqual([true, true, true, false, false]);
  });
});
