import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepLinkCode, linkCodeAt } from '@/lib/linkCode';
import { eventually } from '../eventually';
import { withMockProvider } from '../mocks/server';
import { addressBar, show, visit } from './support/start';

const { server } = withMockProvider();

beforeEach(() => keepLinkCode(new URL('/en/elsewhere', window.location.href), ''));

it.each(['/en/presents#code=present-1', '/en/presents/present-1'])(
  'a gift link leaves its code in no location and no request URL: %s',
  async (address) => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(`${request.method} ${request.url}`));
    const entries = window.history.length;
    const { router } = show(address);
    expect(await screen.findByRole('heading', { level: 1, name: /A gift for/ })).toBeVisible();
    expect(addressBar()).toBe('/en/presents');
    expect(window.history.length).toBe(entries);
    expect(JSON.stringify([router.state.location, window.history.state])).not.toContain('present-1');
    expect(asked.filter((line) => line.includes('present-1'))).toEqual([]);
    expect(asked.some((line) => /^POST .*public-graphql/.test(line))).toBe(true);
    expect(linkCodeAt(new URL(window.location.href))).toBe('present-1');
  },
);

it('an older gift link works in any letter case and with a trailing slash', async () => {
  const router = visit('/EN/Presents/present-1/');
  await eventually(() => expect(addressBar()).toBe('/en/presents'));
  expect(router.state.errors).toBeNull();
});
