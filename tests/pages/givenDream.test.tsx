import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { session } from '@/session/session';
import { dream } from '../mocks/dreams';
import { withMockProvider } from '../mocks/server';
import { openPayment } from './paymentPage';

const provider = withMockProvider();

beforeEach(() => {
  sessionStorage.clear();
  session.getState().logout();
});

it('a person who pays for a dream sees the dream and whose it is', async () => {
  provider.answer({ dream: () => dream({ id: 'd1', title: 'An atlas of my own', authorName: 'Selma' }) });
  openPayment('/en/products/2/payment?present=1&dream=d1');
  expect(await screen.findByText('An atlas of my own')).toBeVisible();
  expect(screen.getByText(/Selma/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Recipient’s name/ })).not.toBeInTheDocument();
});

it('a dream that came true meanwhile can’t be paid for', async () => {
  provider.answer({ dream: () => dream({ id: 'd2', status: 'FULFILLED' }) });
  openPayment('/en/products/2/payment?present=1&dream=d2');
  expect(await screen.findByText(/^You can’t give this dream anymore/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give it to someone else' })).toHaveAttribute(
    'href',
    '/en/products/2/payment?present=1',
  );
});
