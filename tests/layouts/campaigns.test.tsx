import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '@/session/session';
import { withMockProvider } from '../mocks/server';
import { show } from '../router/support/start';

withMockProvider();

const keptIn = (mode: string) => {
  document.documentElement.dataset['campaigns'] = mode;
};

beforeEach(() => keptIn('consent'));

afterEach(() => {
  session.getState().logout();
  delete document.documentElement.dataset['campaigns'];
  Cookies.remove('campaigns');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const letter = '/en/about?utm_source=letter';
const line = () => screen.queryByRole('region', { name: 'Campaign link' });

/** Opens a page and waits until it is there, with what comes later. */
async function open(address: string) {
  const shown = show(address);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

it.each([
  ['Yes, remember it', 'yes', { utm_source: 'letter' }],
  ['No, don’t', 'no', undefined],
] as const)('a visitor of a campaign is asked once: %s', async (name, answer, kept) => {
  await open(letter);
  const button = await screen.findByRole('button', { name });
  expect(Cookies.get()).toEqual({});
  await userEvent.click(button);
  expect(line()).toBeNull();
  expect(Cookies.get('campaigns')).toBe(answer);
  expect(Cookies.get('utm')).toBe(kept && JSON.stringify(kept));
  expect(session.getState().utm).toEqual({ utm_source: 'letter' });
});

it.each([
  ['without a campaign', () => undefined, '/en/about'],
  ['who answered before', () => void Cookies.set('campaigns', 'no'), letter],
  ['of a shop that keeps none', () => keptIn('tab'), letter],
  ['of a shop that doesn’t ask', () => keptIn('cookie'), letter],
  [
    'with Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    letter,
  ],
])('a visitor %s is not asked', async (_who, prepare, address) => {
  prepare();
  await open(address);
  expect(line()).toBeNull();
});

it('the answer is shown and changed below the privacy policy', async () => {
  Cookies.set('campaigns', 'yes');
  await open('/en/terms/privacy-policy');
  await screen.findByText('You allowed us to remember campaign links in a cookie.');
  await userEvent.click(screen.getByRole('button', { name: 'No, don’t' }));
  await waitFor(() => expect(Cookies.get('campaigns')).toBe('no'));
  expect(screen.getByText('You didn’t allow us to remember campaign links in a cookie.')).toBeVisible();
});
