import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as page from '@/pages/profile/dreams/dream';
import { session } from '@/session/session';
import { dream, dreamAnswers, ofAtlas } from '../mocks/dreams';
import { present } from '../mocks/presents';
import { withMockProvider } from '../mocks/server';
import { endSession } from './support/endSession';
import { renderPage } from './support/renderPage';

const { answer } = withMockProvider();
beforeEach(() => session.getState().setToken('ada-token'));
afterEach(endSession);

/** Opens the page of a dream with a gift on it. */
function open(facts: object, gift: Parameters<typeof present>[0]) {
  answer(dreamAnswers([dream({ ...ofAtlas, id: 'd9', ...facts, Gift: present({ isOwn: false, ...gift }) })]));
  renderPage(page, 'profile/dreams/:id', '/en/profile/dreams/d9');
}

const steps = async () =>
  within(await screen.findByRole('list', { name: 'From the promise to the thanks' })).getAllByRole(
    'listitem',
  );

it('a promised dream says to its owner who gives it, and opens the gift', async () => {
  open({ isOwn: true, status: 'PROMISED' }, { status: 'SENT' });
  expect(await screen.findByRole('region', { name: /Ada.? is making your dream come true/ })).toBeVisible();
  const [promised, sent] = await steps();
  expect(promised).toHaveTextContent('Promised');
  expect(sent).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('link', { name: 'Open gift' })).toHaveAttribute(
    'href',
    '/en/presents#code=present-1',
  );
});

it('a dream that came true asks its owner for thanks', async () => {
  open(
    { isOwn: true, status: 'FULFILLED', fulfilledAt: '2026-11-20T08:00:00.000Z' },
    { status: 'REDEEMED', redeemedAt: '2026-11-20T08:00:00.000Z', isReceived: true },
  );
  expect((await steps())[2]).toHaveTextContent(/Came true.*Nov 20, 2026/);
  expect(screen.getByRole('button', { name: 'Send thanks' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open gift' })).not.toBeInTheDocument();
});

it('its giver follows it and reads the thanks', async () => {
  open(
    { isOwn: false, status: 'FULFILLED' },
    {
      isOwn: true,
      status: 'REDEEMED',
      redeemedAt: '2026-11-20T08:00:00.000Z',
      thanks: 'How kind.',
      thankedAt: '2026-11-21T08:00:00.000Z',
    },
  );
  const gift = within(await screen.findByRole('region', { name: /Your gift to .?Mary/ }));
  expect(gift.getByText(/Thanks from .?Mary/)).toBeVisible();
  expect(gift.getByText('How kind.')).toBeVisible();
  expect((await steps())[3]).toHaveAttribute('aria-current', 'step');
});
