import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockReload } from '@/lib/busy';
import { setNewBuildKnown } from '@/lib/newBuild';
import { PageError } from '@/lib/pageError';
import { setRouteRules } from '@/router/middleware/followRouteRules';
import { chain } from '@/router/chain';
import * as rootRedirect from '@/router/middleware/rootRedirect';
import { ruleMatcher } from '@/shared/routeRules';
import { session } from '@/session/session';
import { eventually } from '../eventually';
import { addressBar, fullLoads, visit } from './support/start';
import { notedPage, tableOf } from './support/table';

let log: string[];

beforeEach(() => {
  log = [];
});

afterEach(() => {
  setRouteRules(undefined);
  setNewBuildKnown(false);
  session.getState().logout();
});

/** Sets rules `from → to`, as if they came from the server. */
const useRules = (rules: Record<string, string>, problems: string[] = []) =>
  setRouteRules(
    ruleMatcher(
      {
        rules: Object.entries(rules).map(([from, to]) => ({ from, to, status: 302 })),
        allowedHosts: ['shop.example'],
      },
      (problem) => void problems.push(problem),
    ),
  );

const settled = async (router: ReturnType<typeof visit>) => {
  await eventually(() => {
    expect(router.state.initialized).toBe(true);
    expect(router.state.navigation.state).toBe('idle');
  });
};

const errorOf = (router: ReturnType<typeof visit>): unknown => Object.values(router.state.errors ?? {})[0];

describe('the middleware chain', () => {
  it('records the campaign, then applies route rules, then runs the page’s middleware', async () => {
    useRules({ '/en/old': '/en/members' });
    const router = visit(
      '/en/old?utm_source=letter',
      tableOf([
        notedPage('old', log, ['no-such']),
        notedPage('members', log, ['auth-guard']),
        notedPage('auth/login', log),
      ]),
    );
    await settled(router);
    expect(session.getState().utm).toEqual({ utm_source: 'letter' });
    expect(addressBar()).toBe('/en/auth/login?returnTo=%2Fen%2Fmembers%3Futm_source%3Dletter');
    expect(log).toEqual(['loader of auth/login']);
  });

  it('runs on every navigation', async () => {
    const router = visit('/en/a', tableOf([notedPage('a', log), notedPage('b', log)]));
    await settled(router);
    await router.navigate('/en/b?utm_medium=mail');
    expect(session.getState().utm).toEqual({ utm_medium: 'mail' });
    expect(log).toEqual(['loader of a', 'loader of b']);
  });

  it('reports an unknown middleware and loads nothing of the page', async () => {
    const router = visit('/en/a', tableOf([notedPage('a', log, ['auth-gard'])]));
    await settled(router);
    expect(errorOf(router)).toMatchObject({ message: expect.stringContaining("'auth-gard'") });
    expect(log).toEqual([]);
  });

  it('treats an unknown language as a page that does not exist', async () => {
    const router = visit('/xx/a', tableOf([notedPage('a', log)]));
    await settled(router);
    expect(errorOf(router)).toMatchObject({ status: 404, message: 'Page not found' });
    expect(errorOf(router)).toBeInstanceOf(PageError);
    expect(log).toEqual([]);
  });
});

const campaignAt = async (query: string) => {
  await settled(visit(`/en/a${query}`, tableOf([notedPage('a', log)])));
  return session.getState().utm;
};

describe('campaign parameters', () => {
  it('are stored, with up to two hundred characters each', async () => {
    const utm = await campaignAt(`?utm_campaign=${'x'.repeat(300)}&utm_source=letter&other=1`);
    expect(utm).toEqual({ utm_campaign: 'x'.repeat(200), utm_source: 'letter' });
  });

  it('are never cut in the middle of a character, and contain nothing that a database rejects', async () => {
    const letters = 'x'.repeat(199);
    expect(await campaignAt(`?utm_campaign=${letters}😀&utm_medium=a%00b&utm_source=%00`)).toEqual({
      utm_campaign: letters,
      utm_medium: 'ab',
    });
    expect(Cookies.get('utm')).toBe(JSON.stringify({ utm_campaign: letters, utm_medium: 'ab' }));
  });

  it('are kept if a later URL has none', async () => {
    session.getState().setUtm({ utm_source: 'letter' });
    expect(await campaignAt('?utm_source=')).toEqual({ utm_source: 'letter' });
  });

  it('only replace those with the same name', async () => {
    session.getState().setUtm({ utm_source: 'letter', utm_medium: 'mail' });
    expect(await campaignAt('?utm_source=friends&utm_campaign=autumn')).toEqual({
      utm_campaign: 'autumn',
      utm_medium: 'mail',
      utm_source: 'friends',
    });
  });

  it('are not recorded with Global Privacy Control', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(await campaignAt('?utm_source=letter')).toBeUndefined();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });
});

const pages = () => tableOf([notedPage('a', log), notedPage('b', log), notedPage('c', log)]);

describe('a route rule', () => {
  it('redirects to another page and keeps the query', async () => {
    useRules({ '/en/a': '/en/b' });
    const router = visit('/en/a?page=2', tableOf([notedPage('a', log), notedPage('b', log)]));
    await settled(router);
    expect(addressBar()).toBe('/en/b?page=2');
    expect(log).toEqual(['loader of b']);
  });

  it.each([
    ['/en/b', '/en/b#place'],
    ['/en/b?x=1', '/en/b?x=1#place'],
    ['/en/b#own', '/en/b#own'],
    ['/en/b?x=1#own', '/en/b?x=1#own'],
  ])('to %s keeps the hash, unless the target has its own', async (to, shown) => {
    useRules({ '/en/a': to });
    const router = visit('/en/a#place', pages());
    await settled(router);
    expect(addressBar()).toBe(shown);
    await router.navigate('/en/c');
    await router.navigate('/en/a#place');
    expect(addressBar()).toBe(shown);
  });

  it('with an absolute target keeps the hash', async () => {
    useRules({ '/en/b': 'https://shop.example/en' });
    const router = visit('/en/a', pages());
    await settled(router);
    void router.navigate('/en/b#place');
    await eventually(() => expect(fullLoads).toEqual(['https://shop.example/en#place']));
  });

  it('with its own query keeps the visitor’s other parameters', async () => {
    useRules({ '/en/a': '/en/b?from=a&utm_medium=rule#top' });
    await settled(
      visit('/en/a?utm_source=letter&utm_medium=mail', tableOf([notedPage('a', log), notedPage('b', log)])),
    );
    expect(addressBar()).toBe('/en/b?from=a&utm_medium=rule&utm_source=letter#top');
  });

  it('with an absolute target is a full page load', async () => {
    useRules({ '/en/b': 'https://shop.example/en' });
    const router = visit('/en/a', tableOf([notedPage('a', log), notedPage('b', log)]));
    await settled(router);
    void router.navigate('/en/b');
    await eventually(() => expect(fullLoads).toEqual(['https://shop.example/en']));
    expect(log).toEqual(['loader of a']);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://a:b@shop.example/',
  ])('never redirects to %s', async (to) => {
    const problems: string[] = [];
    useRules({ '/en/a': to }, problems);
    await settled(visit('/en/a', tableOf([notedPage('a', log)])));
    expect(addressBar()).toBe('/en/a');
    expect(fullLoads).toEqual([]);
    expect(problems).toHaveLength(1);
  });
});

describe('a newer build', () => {
  it('is loaded with the next navigation, as a full page load', async () => {
    const router = visit('/en/a', pages());
    await settled(router);
    setNewBuildKnown(true);
    void router.navigate('/en/b?x=1');
    await eventually(() => expect(fullLoads).toEqual(['/en/b?x=1']));
  });

  it('keeps the hash', async () => {
    const router = visit('/en/a', pages());
    await settled(router);
    setNewBuildKnown(true);
    void router.navigate('/en/b?x=1#place');
    await eventually(() => expect(fullLoads).toEqual(['/en/b?x=1#place']));
  });

  it('does not interrupt anything in progress', async () => {
    const router = visit('/en/a', pages());
    await settled(router);
    setNewBuildKnown(true);
    const release = blockReload();
    await router.navigate('/en/b');
    release();
    expect(fullLoads).toEqual([]);
    expect(log).toEqual(['loader of a', 'loader of b']);
  });
});

describe('the landing page without a language prefix', () => {
  it('keeps query and hash when it redirects', async () => {
    vi.spyOn(rootRedirect, 'rootRedirectTarget').mockReturnValue('/de');
    const router = visit('/?x=1#plans', [
      { middleware: chain, HydrateFallback: () => null, children: [{ index: true }, { path: ':lang' }] },
    ]);
    await settled(router);
    expect(addressBar()).toBe('/de?x=1#plans');
  });

  it('redirects only if configured', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['uk']);
    expect(rootRedirect.rootRedirectTarget(undefined)).toBeUndefined();
    expect(rootRedirect.rootRedirectTarget('de')).toBe('/de');
    expect(rootRedirect.rootRedirectTarget('detect')).toBe('/ua');
    expect(rootRedirect.rootRedirectTarget('xx')).toBeUndefined();
  });
});
