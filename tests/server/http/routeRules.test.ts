import { describe, expect, it } from 'vitest';
import { testApp, testServices } from '../support/harness.ts';
import { setRouteRules } from '../support/routeRulesSupport.ts';

const services = await testServices({ ROUTE_RULES_HOSTS: 'shop.example' });
const { db } = services;

/** Replaces all rules, bypassing every check, and starts a server with them. */
async function appWith(rules: readonly (readonly [pattern: string, target: string])[]) {
  await setRouteRules(services, rules);
  services.log.lines = [];
  return testApp(services);
}

const warnings = (): string[] =>
  services.log.lines.filter(({ level }) => level === 'warn').map(({ text }) => text);

describe('unusable route rules', () => {
  it('do not affect the others, and are logged once and counted', async () => {
    const app = await appWith([
      ['/good', '/en'],
      ['/rx/:id(a*a*a*a*b)', '/en'],
      ['no-slash', '/en'],
      ['/{a', '/en'],
      ['/out', '//evil.example'],
      ['/code', 'javascript:alert(1)'],
      ['/missing', '/en/:id'],
      ['/loop', '/pool'],
      ['/pool', '/loop'],
      ['/shop', 'https://shop.example/'],
    ]);
    for (let round = 0; round < 3; round += 1) {
      const { statusCode, body } = await app.inject('/api/route-rules');
      expect(statusCode).toBe(200);
      expect(JSON.parse(body)).toEqual({
        data: {
          rules: [
            { from: '/good', to: '/en', status: 302 },
            { from: '/shop', to: 'https://shop.example/', status: 302 },
          ],
          allowedHosts: ['shop.example'],
        },
      });
    }
    const said = warnings();
    expect(said).toHaveLength(7);
    for (const named of ['/rx/:id(', 'no-slash', '/{a', '/out', '/code', '/missing', '"/loop", "/pool"'])
      expect(said.filter((text) => text.includes(named))).toHaveLength(1);
    expect((await app.inject('/metrics')).body).toMatch(/^route_rules_ignored 8$/m);
  });

  it('that could not be read yet are no empty list: the application asks again', async () => {
    await appWith([['/good', '/en']]);
    let fails = false;
    const failing = db.withPlugin({
      transformQuery: ({ node }) => {
        if (fails) throw new Error('no database');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const app = await testApp({ ...services, db: failing });
    fails = true;
    expect((await app.inject('/api/route-rules')).statusCode).toBe(503);
    expect(services.log.takeErrors().join('\n')).toContain('route rules could not be read');
  });
});
