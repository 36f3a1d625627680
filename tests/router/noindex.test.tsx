import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/shared/paths';
import { isPrivatePath } from '@/shared/privatePaths';
import { withMockProvider } from '../mocks/server';
import { show } from './support/start';

withMockProvider();

const robots = () => document.head.querySelectorAll('meta[name="robots"][content="noindex"]').length;

it.each([
  '/en/auth/login',
  '/en/products/2/payment',
  '/en/profile/dreams',
  '/en/desk/orders',
  '/en/presents',
  '/en/presents/none',
  '/en/purchases/open',
])('%s is excluded from search engines', async (address) => {
  const { unmount } = show(address);
  await waitFor(() => expect(robots()).toBe(1));
  unmount();
});

it('every page is either public or excluded from search engines', () => {
  const hidden = Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => isPrivatePath(`/en/${pattern}`));
  expect(new Set(hidden.map((pattern) => pattern.split('/')[0]))).toEqual(
    new Set(['auth', 'auth-cb', 'desk', 'profile', 'products', 'presents', 'purchases', 'reminders']),
  );
  expect(hidden).not.toContain(paths.landing.pattern);
});
