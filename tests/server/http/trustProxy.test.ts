import { describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/kernel/config.ts';
import { testServices } from '../support/harness.ts';

const services = await testServices();

/** The address that the server sees for a caller with a chain of forwarded addresses. */
async function seenBy(trust: string, from: string, chain: string): Promise<string> {
  const config = { ...services.config, trustProxy: readConfig({ TRUST_PROXY: trust }).trustProxy };
  const app = await buildApp({ ...services, config });
  app.get('/who', (request) => request.ip);
  const { body } = await app.inject({
    url: '/who',
    remoteAddress: from,
    headers: { 'x-forwarded-for': chain },
  });
  await app.close();
  return body;
}

describe('the address of a caller', () => {
  const proxy = '10.0.0.1';
  const visitor = '203.0.113.9';

  it.each(['true', '1', '10.0.0.1', '10.0.0.0/8', '10.0.0.1, 10.0.0.2'])(
    'is the one that the proxy saw, whatever the caller claims, with TRUST_PROXY=%s',
    async (trust) => {
      for (const forged of ['', '1.2.3.4, ', '127.0.0.1, ', '::1, 1.2.3.4, ', '"<x>", ', 'a:b, , '])
        expect(await seenBy(trust, proxy, forged + visitor)).toBe(visitor);
    },
  );

  it('is found behind two proxies, by their number or their network', async () => {
    for (const trust of ['2', '10.0.0.0/24'])
      expect(await seenBy(trust, proxy, `1.2.3.4, ${visitor}, 10.0.0.2`)).toBe(visitor);
    expect(await seenBy('1', proxy, `1.2.3.4, ${visitor}, 10.0.0.2`)).toBe('10.0.0.2');
  });

  it.each([
    '10.0.0.2:4321',
    '"10.0.0.2:4321"',
    'for=10.0.0.2',
    'for="[::ffff:10.0.0.2]:443"',
    '::ffff:10.0.0.2',
  ])('is found behind a second proxy that is named as %s', async (second) => {
    for (const trust of ['2', '10.0.0.0/24', '10.0.0.1, 10.0.0.2'])
      expect(await seenBy(trust, proxy, `1.2.3.4, ${visitor}, ${second}`)).toBe(visitor);
  });

  it('is found behind two proxies of IPv6', async () => {
    for (const trust of ['2', '2001:db8::/64', '2001:db8::1, 2001:db8::2'])
      expect(await seenBy(trust, '2001:db8::1', `${visitor}, [2001:db8::2]:443`)).toBe(visitor);
  });

  it('is the connection’s own if no proxy, or another one, is trusted', async () => {
    for (const trust of ['false', '0', '10.0.0.2', '192.168.0.0/16, 2001:db8::/64'])
      expect(await seenBy(trust, visitor, '1.2.3.4')).toBe(visitor);
  });
});
