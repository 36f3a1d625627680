import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callbackProviders, digest } from '../../support/callbackSupport.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { stripeEnv } from '../../support/stripeSupport.ts';

const services = await testServices(stripeEnv);
const app = await testApp(services);

describe.each(callbackProviders(services))('a signed callback of $name', (provider) => {
  const send = async (payload: string) => {
    const time = String(Math.floor(services.clock().getTime() / 1000));
    const { statusCode } = await app.inject({
      method: 'POST',
      url: provider.url,
      headers: {
        'content-type': 'application/json',
        [provider.header]: `t=${time},v1=${digest(provider, time, payload)}`,
      },
      payload,
    });
    return statusCode;
  };
  const stored = async (id: string) => {
    const row = await services.db
      .selectFrom('provider_events')
      .select('payload')
      .where('id', '=', id)
      .executeTakeFirst();
    return row && JSON.stringify(row.payload);
  };
  /** An event of the provider with extra members in front of its own. */
  const eventWith = (id: string, members: string) => provider.event(id).replace('{', `{${members},`);
  const method = (label: string) => `"method":{"reference":"card","label":"${label}"}`;

  it.each([
    ['NUL in a string', method(String.raw`a\u0000b`)],
    ['a lone high surrogate', method(String.raw`a\ud83db`)],
    ['a lone low surrogate', method(String.raw`a\ude00b`)],
    ['NUL and a lone surrogate in keys', String.raw`"a\u0000":1,"b":[{"\ud83d":"\u0000"}]`],
    ['an overflowing number', '"a":1e400'],
    ['keys of Object.prototype', '"__proto__":{"a":1},"constructor":null'],
  ])('with %s is stored as text that the database accepts, and processed', async (_what, members) => {
    const id = `evt_${randomUUID()}`;
    expect(await send(eventWith(id, members))).toBe(200);
    expect(await stored(id)).not.toMatch(/\\u0000|\\ud83d(?!\\ude)/);
    // The stand-in's event matches no payment, which logs an error.
    services.log.takeErrors();
    expect(await send(eventWith(id, members))).toBe(200);
  });

  it.each([
    ['an overlong id', () => provider.event('x'.repeat(200_000 / 20))],
    ['no id', () => provider.event('')],
    ['another shape', () => '[]'],
    ['invalid JSON', () => '{'],
    ['a raw NUL', () => provider.event('x').replace('x', '\0')],
  ])('with %s is rejected and logged', async (_what, payload) => {
    // Refusals are logged once a minute.
    services.time.advance({ minutes: 1 });
    services.log.lines = [];
    const warnings = () => services.log.lines.filter(({ level }) => level === 'warn');
    expect(await send(payload())).toBe(400);
    expect(warnings()).toHaveLength(1);
    for (let again = 0; again < 20; again++) await send(payload());
    expect(warnings()).toHaveLength(1);
    services.time.advance({ minutes: 1 });
    await send(payload());
    expect(warnings().at(-1)?.text).toContain('"omitted":20');
  });

  it('nested deeper than the database parses is not a server error', async () => {
    const depth = 6000;
    const id = `evt_${randomUUID()}`;
    expect(await send(eventWith(id, `"a":${'['.repeat(depth)}${']'.repeat(depth)}`))).toBe(400);
    expect(await stored(id)).toBeUndefined();
  });

  it('with NUL in its id is one event, however often it arrives', async () => {
    const id = `evt_${randomUUID()}`;
    const event = provider.event(`${id}x`).replace(`${id}x`, String.raw`${id}\u0000`);
    expect([await send(event), await send(event)]).toEqual([200, 200]);
    services.log.takeErrors();
    expect(await stored(`${id}\ufffd`)).toBeDefined();
  });
});
