import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callbackProviders, digest, type Provider } from '../../support/callbackSupport.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { stripeEnv } from '../../support/stripeSupport.ts';

const services = await testServices(stripeEnv);
const app = await testApp(services);
const { db } = services;
const now = () => Math.floor(services.clock().getTime() / 1000);

const providers = callbackProviders(services);

describe.each(providers)('a callback of $name', (provider) => {
  const post = async (body: string, header: string | undefined) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: provider.url,
      headers: {
        'content-type': 'application/json',
        ...(header !== undefined && { [provider.header]: header }),
      },
      payload: body,
    });
    // The sandbox event matches no payment, which logs an error.
    services.log.takeErrors();
    return statusCode;
  };
  const stored = async (id: string) =>
    (await db.selectFrom('provider_events').select('id').where('id', '=', id).execute()).length;

  /** Sends a new event signed for a time, with an optional custom header. */
  const sendAt = async (time: string, header = (signature: string) => `t=${time},v1=${signature}`) => {
    const id = `evt_${randomUUID()}`;
    const body = provider.event(id);
    const status = await post(body, header(digest(provider, time, body)));
    return { status, stored: await stored(id) };
  };
  const accepted = { status: 200, stored: 1 };
  const refused = { status: 400, stored: 0 };

  it('can be up to 300 seconds old and 60 seconds ahead', async () => {
    for (const offset of [-300, -1, 0, 1, 60])
      expect([offset, await sendAt(String(now() + offset))]).toEqual([offset, accepted]);
  });

  it('is rejected if its time is older or further ahead, even with a valid signature', async () => {
    for (const offset of [-301, -86_400, 61, 300, 3600, 31_536_000])
      expect([offset, await sendAt(String(now() + offset))]).toEqual([offset, refused]);
  });

  it.each([
    ['NaN', 'NaN'],
    ['a word', 'soon'],
    ['nothing', ''],
    ['infinity', 'Infinity'],
    ['a negative', '-1'],
    ['a fraction', `${now()}.5`],
    ['an exponent', '1e10'],
    ['milliseconds', String(now() * 1000)],
    ['more digits than a number holds', '9'.repeat(400)],
    ['a number with a trailing letter', `${now()}x`],
    ['a number with a leading space', ` ${now()}`],
  ])('is rejected if its time is %s', async (_name, time) => {
    expect(await sendAt(time)).toEqual(refused);
  });

  it('is rejected if the header is malformed', async () => {
    const time = String(now());
    const headers: readonly ((signature: string) => string)[] = [
      () => '',
      () => 't=',
      () => ',,,=,=',
      () => `t=${time}`,
      (signature) => `v1=${signature}`,
      (signature) => `t=${time},v0=${signature}`,
      (signature) => `t=${time},v1=${signature.slice(1)}`,
      (signature) => `t=${time},v1=${signature.toUpperCase()}`,
      (signature) => `t=${time},v1=${'0'.repeat(signature.length)}`,
      (signature) => `t=${time},t=${time},v1=${signature}`,
      (signature) => `t=1,t=${time},v1=${signature}`,
      () => `t=${time},v1=${'v1='.repeat(2000)}`,
    ];
    for (const header of headers)
      expect([String(header), await sendAt(time, header)]).toEqual([String(header), refused]);
    const id = `evt_${randomUUID()}`;
    expect([await post(provider.event(id), undefined), await stored(id)]).toEqual([400, 0]);
  });

  it('is processed once when sent again, and rejected once it is old', async () => {
    const id = `evt_${randomUUID()}`;
    const body = provider.event(id);
    const time = String(now());
    const header = `t=${time},v1=${digest(provider, time, body)}`;
    expect([await post(body, header), await post(body, header)]).toEqual([200, 200]);
    expect(await stored(id)).toBe(1);
    services.time.advance({ seconds: 301 });
    expect(await post(body, header)).toBe(400);
  });
});

describe('several signatures in one callback', () => {
  const [sandbox, stripe] = providers;
  const statusOf = async (provider: Provider | undefined, write: (good: string) => string) => {
    if (!provider) throw new Error('there are two providers');
    const time = String(now());
    const payload = provider.event(`evt_${randomUUID()}`);
    const value = `t=${time},${write(digest(provider, time, payload))}`;
    const headers = { 'content-type': 'application/json', [provider.header]: value };
    const { statusCode } = await app.inject({ method: 'POST', url: provider.url, headers, payload });
    return statusCode;
  };
  const wrong = '0'.repeat(64);

  it('let Stripe roll a secret: one of them must be valid', async () => {
    expect(await statusOf(stripe, (good) => `v1=${wrong},v1=${good}`)).toBe(200);
    expect(await statusOf(stripe, (good) => `v0=${wrong},v1=${good}`)).toBe(200);
    expect(await statusOf(stripe, () => `v1=${wrong},v1=${wrong}`)).toBe(400);
  });

  it('are rejected by the sandbox provider, which sends one', async () => {
    expect(await statusOf(sandbox, (good) => `v1=${wrong},v1=${good}`)).toBe(400);
    expect(await statusOf(sandbox, (good) => `v1=${good},v1=${good}`)).toBe(400);
  });
});
