import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import * as page from '@/pages/projects/kapusta';
import { session } from '@/session/session';
import { paths } from '@/shared/paths';
import { renderPage } from '../support/renderPage';

afterEach(() => session.getState().logout());

const open = (query = '') => renderPage(page, 'projects/kapusta.money', `/en/projects/kapusta.money${query}`);

const field = (name: string) => screen.findByRole('textbox', { name });

async function type(name: string, text: string) {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

it('the savings calculator starts with a suggestion', async () => {
  open();
  expect(await field('What it costs')).toHaveValue('1,200');
  expect(screen.getByText('12 months')).toBeVisible();
  expect(screen.queryByText(/last month needs/)).toBeNull();
});

it('typed amounts are calculated to the cent and kept in the URL', async () => {
  const router = open();
  await type('What it costs', '1,000.50');
  await type('What you save each month', '99.99');
  expect(screen.getByText('11 months')).toBeVisible();
  expect(screen.getByText(/last month needs only/)).toHaveTextContent('$0.60');
  await waitFor(() => expect(router.state.location.search).toBe('?goal=1%2C000.50&monthly=99.99'));
});

it('the savings calculator reads amounts in any script from the URL', async () => {
  open('?goal=١٠٠&monthly=۳۰');
  expect(await field('What it costs')).toHaveValue('١٠٠');
  expect(screen.getByText('4 months')).toBeVisible();
  expect(screen.getByText(/last month needs only/)).toHaveTextContent('$10.00');
});

it('an invalid amount is reported at its field, and nothing is calculated', async () => {
  open();
  await type('What you save each month', '0');
  const box = await field('What you save each month');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/above zero/);
  expect(await field('What it costs')).toBeValid();
  expect(screen.queryByText(/months$/)).toBeNull();
});

it('a member gets a link to the wallet; others are asked to create an account', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    paths.register.href('en'),
  );
  act(() => session.getState().setToken('token'));
  expect(screen.getByRole('link', { name: 'Open wallet' })).toHaveAttribute('href', paths.wallet.href('en'));
});
