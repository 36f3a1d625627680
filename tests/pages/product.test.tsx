import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withMockProvider } from '../mocks/server';
import { show } from '../router/support/start';

withMockProvider();

it('the page of a product says what is in it, who made it, and leads to the payment of each edition', async () => {
  const { unmount } = show('/en/products/product-2');
  await screen.findByRole('heading', { level: 1, name: 'The Atlas of Attention' });
  expect(screen.getAllByText(/EPUB/)).toHaveLength(1);
  expect(screen.getByText(/Reading time: 4 min/)).toBeVisible();
  expect(screen.getByText('It began with a map.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Ilse Varga' })).toBeVisible();
  const offer = screen.getByRole('region', { name: 'Editions' });
  expect(within(offer).getByRole('link', { name: 'Buy: Scholar' })).toHaveAttribute(
    'href',
    '/en/products/2/payment?tariff=scholar',
  );
  unmount();
});

it('the id of a product leads to its page', async () => {
  const { unmount } = show('/en/products/2');
  await screen.findByRole('heading', { level: 1, name: 'The Atlas of Attention' });
  await waitFor(() =>
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /\/en\/products\/product-2$/,
    ),
  );
  unmount();
});
