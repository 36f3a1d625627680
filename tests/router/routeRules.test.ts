import { HttpResponse, http } from 'msw/http';
import { afterEach, expect, it, vi } from 'vitest';
import { PageError, pageNotFound } from '@/lib/pageError';
import { awaitRouteRules, ruleTarget, setRouteRules } from '@/router/middleware/followRouteRules';
import { compileRouteRules } from '@/router/compileRouteRules';
import { refreshRouteRules, retryMs } from '@/router/refreshRouteRules';
import { eventually } from '../eventually';
import { withMockProvider } from '../mocks/server';
import { addressBar, visit } from './support/start';
import { notedPage, tableOf } from './support/table';

vi.mock('@/router/compileRouteRules', { spy: true });

const { server } = withMockProvider();
let log: string[] = [];

afterEach(() => {
  log = [];
  setRouteRules(undefined);
  vi.useRealTimers();
});

const source = (rules: readonly object[]) =>
  server.use(http.get('*/api/route-rules', () => HttpResponse.json({ data: { rules, allowedHosts: [] } })));

const rule = { from: '/en/old', to: '/en/new?from=old', status: 302 };

async function open(address: string) {
  const router = visit(
    address,
    tableOf([
      notedPage('first', log),
      notedPage('new', log),
      {
        path: '*',
        loader: () => {
          throw pageNotFound();
        },
      },
    ]),
  );
  await eventually(() => expect(router.state.initialized).toBe(true));
  return router;
}

it('a navigation before the rules have loaded waits for them', async () => {
  source([rule]);
  const router = await open('/en/first');
  awaitRouteRules(refreshRouteRules(router));
  await router.navigate('/en/old?utm_source=letter');
  expect(addressBar()).toBe('/en/new?from=old&utm_source=letter');
  expect(log).toEqual(['loader of first', 'loader of new']);
});

it('rules are compiled for the first path that one of them may be about', async () => {
  source([
    rule,
    { from: '/news/:id', to: '/en/new' },
    { from: '/:lang/letters', to: '/:lang/new' },
    { from: '/:lang/archive/*', to: '/:lang/new' },
    { from: '/:lang/blog/**', to: '/:lang/new' },
  ]);
  vi.mocked(compileRouteRules).mockClear();
  const router = await open('/en/first');
  await refreshRouteRules(router);
  await router.navigate('/en/new');
  expect(compileRouteRules).not.toHaveBeenCalled();
  await router.navigate('/NEWS//7');
  expect(compileRouteRules).toHaveBeenCalledOnce();
  await router.navigate('/en/old');
  expect(addressBar()).toBe('/en/new?from=old');
  expect(compileRouteRules).toHaveBeenCalledOnce();
});

it.each([
  ['/:lang/letters', '/de/letters'],
  ['/:lang/archive/*', '/de/archive/2019'],
  ['/:lang/blog/**', '/de/blog'],
  ['/:lang/blog/**', '/de/blog/a/b'],
  ['/de/**:path', '/de/anything'],
  ['/caf%C3%A9/:id', '/caf%C3%A9/7'],
])('the rule %s applies to %s, although its path is compared before it is compiled', async (from, path) => {
  source([{ from, to: '/en/new' }]);
  const router = await open('/en/first');
  await refreshRouteRules(router);
  await router.navigate(path);
  expect(addressBar()).toBe('/en/new');
});

it('a rule source that does not respond delays navigation by one second at most', async () => {
  const router = await open('/en/first');
  vi.useFakeTimers();
  awaitRouteRules(new Promise(() => undefined));
  const click = router.navigate('/en/new');
  await vi.advanceTimersByTimeAsync(999);
  expect(log).toEqual(['loader of first']);
  await vi.advanceTimersByTimeAsync(1);
  await click;
  expect(addressBar()).toBe('/en/new');
});

it('a rule source that fails delays nothing, and the previous rules stay', async () => {
  source([rule]);
  const router = await open('/en/first');
  await refreshRouteRules(router);
  server.use(http.get('*/api/route-rules', () => HttpResponse.error()));
  const told = vi.spyOn(console, 'info').mockReturnValue();
  awaitRouteRules(refreshRouteRules(router));
  await router.navigate('/en/old');
  expect(addressBar()).toBe('/en/new?from=old');
  expect(told).toHaveBeenCalledOnce();
  source([rule]);
  await refreshRouteRules(router);
  told.mockRestore();
});

it('a rule source that fails shows the page, and is asked again', async () => {
  server.use(http.get('*/api/route-rules', () => HttpResponse.json({}, { status: 503 }), { once: true }));
  const router = await open('/en/first');
  expect(log).toContain('loader of first');
  const told = vi.spyOn(console, 'info').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await refreshRouteRules(router);
  source([rule]);
  vi.advanceTimersByTime(retryMs.first);
  vi.useRealTimers();
  await eventually(async () =>
    expect(await ruleTarget({ pathname: '/en/old', search: '', hash: '' })).toMatchObject({
      to: '/en/new?from=old',
    }),
  );
  told.mockRestore();
});

it('a page that was not found is left once a matching rule arrives', async () => {
  const router = await open('/en/old?utm_source=letter');
  expect(Object.values(router.state.errors ?? {})[0]).toBeInstanceOf(PageError);
  source([{ from: '/(broken', to: '/en' }, rule]);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await refreshRouteRules(router);
  expect(addressBar()).toBe('/en/new?from=old&utm_source=letter');
  expect(router.state.errors).toBeNull();
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/(broken'));
});

it('a page that was found stays when rules arrive', async () => {
  const router = await open('/en/first');
  source([{ from: '/en/first', to: '/en/new' }]);
  await refreshRouteRules(router);
  expect(addressBar()).toBe('/en/first');
});
