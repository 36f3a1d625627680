import { describe, expect, it, vi } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import { chain } from '@/router/chain';
import type { MiddlewareName } from '@/router/middleware/registry';
import { findPage, page, pageHandleOf, type PageModule } from '@/router/page';
import { notFound } from '@/lib/pageError';
import { eventually } from '../eventually';
import { show, visit } from './support/start';

const module: PageModule = { Component: () => <p>the page</p>, loader: () => 'loaded' };
const handle = { layout: 'default', namespaces: ['wallet'] } as const;

function tableWith(settings: { middleware?: MiddlewareName[] }, lazy: () => Promise<PageModule>) {
  const a = page({ path: 'a', handle: { ...handle, ...settings }, lazy });
  const table: RouteObject[] = [
    { middleware: chain, HydrateFallback: () => null, children: [{ path: ':lang', children: [a] }] },
  ];
  return table;
}

describe('a page of the route table', () => {
  it('is shown once its code, layout and messages have loaded', async () => {
    const { findByText } = show(
      '/en/a',
      tableWith({}, () => Promise.resolve(module)),
    );
    expect(await findByText('the page')).toBeVisible();
  });

  it('is not loaded if the chain redirects', async () => {
    const lazy = vi.fn<() => Promise<PageModule>>().mockResolvedValue(module);
    const router = visit('/en/a', tableWith({ middleware: ['auth-guard'] }, lazy));
    await eventually(() => expect(router.state.location.pathname).toBe('/en/auth/login'));
    expect(lazy).not.toHaveBeenCalled();
  });

  it('loads its code once', async () => {
    const lazy = vi.fn<() => Promise<PageModule>>().mockResolvedValue(module);
    const router = visit('/en/a', tableWith({}, lazy));
    await eventually(() => expect(router.state.initialized).toBe(true));
    await router.navigate('/en/a?page=2');
    expect(lazy).toHaveBeenCalledOnce();
  });

  it('can declare itself invalid with status 404 and its path', async () => {
    const invalid: PageModule = {
      ...module,
      loader: ({ request }) => notFound(new URL(request.url).pathname),
    };
    const router = visit(
      '/en/a',
      tableWith({}, () => Promise.resolve(invalid)),
    );
    await eventually(() => expect(router.state.initialized).toBe(true));
    expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({
      status: 404,
      message: 'Page Not Found: /en/a',
    });
  });
});

describe('preparing a page', () => {
  it('loads its code, and its data only on request', async () => {
    const prepareData = vi.fn<NonNullable<PageModule['prepareData']>>().mockResolvedValue(undefined);
    const lazy = vi.fn<() => Promise<PageModule>>().mockResolvedValue({ ...module, prepareData });
    const found = findPage(tableWith({}, lazy), '/en/a');
    await found?.handle.prepare('en', found.params, async () => true);
    expect(lazy).toHaveBeenCalledOnce();
    expect(prepareData).not.toHaveBeenCalled();
    await found?.handle.prepare('en', found.params);
    expect(prepareData).toHaveBeenCalledExactlyOnceWith('en', found?.params);
  });
});

it('the innermost matching page determines the settings', () => {
  expect(pageHandleOf([undefined, handle, { other: true }])).toBe(handle);
  expect(pageHandleOf([undefined])).toBeUndefined();
});
