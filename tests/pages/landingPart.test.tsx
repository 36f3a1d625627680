import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { session } from '@/session/session';
import { withMockProvider } from '../mocks/server';
import { show } from '../router/support/start';

vi.mock('@/features/plans/MemberHome', () => {
  throw new Error('The file is gone');
});

withMockProvider();

beforeAll(() => import('@/pages/landing'));

afterEach(() => session.getState().setToken(undefined));

it('the landing page greets a member even if their part of it failed to load', async () => {
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  session.getState().setToken('ada-token');
  show('/en');
  expect(await screen.findByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible();
  await vi.waitFor(
    () =>
      expect(console.info).toHaveBeenCalledWith('A part of the page could not be loaded', expect.anything()),
    { timeout: 10_000 },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Welcome back/);
});
