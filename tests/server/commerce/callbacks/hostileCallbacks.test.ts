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
  /** An event of the provider with something else in front of its members. */
  const eventWith = (id: string, members: string) => provider.event(id).replace('{', `{${members},`);
  const method = (label: string) => `"method":{"reference":"card","label":"${label}"}`;

  it.each([
    ['NUL in a text', method(String.raw`a\u0000b`)],
    ['the first half of a character', method(String.raw`a\ud83db`)],
    ['the second half of a character', method(String.raw`a\ude00b`)],
    ['NUL and a half in keys', String.raw`"a\u0000":1,"b":[{"\ud83d":"\u0000"}]`],
    ['a number that is too large for any', '"a":1e400'],
    ['a key of every object', '"__proto__":{"a":1},"constructor":null'],
  ])('with %s is stored as text that the database holds, and worked on', async (_what, members) => {
    const id = `evt_${randomUUID()}`;
    expect(await send(eventWith(id, members))).toBe(200);
    expect(await stored(id)).not.toMatch(/\\u0000|\\ud83d(?!\\ude)/);
    // The stand-in's event fits no payment, which is an error in the log.
    services.log.takeErrors();
    expect(await send(eventWith(id, members))).toBe(200);
  });

  it.each([
    ['an id that is too long', () => provider.event('x'.repeat(200_000 / 20))],
    ['no id', () => provider.event('')],
    ['another shape', () => '[]'],
    ['no JSON', () => '{'],
    ['NUL as it is', () => provider.event('x').replace('x', '\0')],
  ])('with %s is refused, and the log says so', async (_what, payload) => {
    services.log.lines = [];
    expect(await send(payload())).toBe(400);
    expect(services.log.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
  });

  it('that is nested deeper than the database reads is no error of the server', async () => {
    const depth = 6000;
    const id = `evt_${randomUUID()}`;
    expect(await send(eventWith(id, `"a":${'['.repeat(depth)}${']'.repeat(depth)}`))).toBe(400);
    expect(await stored(id)).toBeUndefined();
  });

  it('whose id holds NUL is one event, however often it comes', async () => {
    const id = `evt_${randomUUID()}`;
    const event = provider.event(`${id}x`).replace(`${id}x`, String.raw`${id}\u0000`);
    expect([await send(event), await send(event)]).toEqual([200, 200]);
    services.log.takeErrors();
    expect(await stored(`${id}\ufffd`)).toBeDefined();
  });
});
