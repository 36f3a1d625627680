import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as page from '@/pages/profile/wallet/receipt';
import { session } from '@/session/session';
import arabic from '../../locales/ar/receipt.json';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
beforeEach(() => session.getState().setToken('token-of-ada'));
afterEach(() => vi.restoreAllMocks());

const receipt = {
  number: 1017,
  issuedAt: '2026-11-18T10:05:00.000Z',
  seller: ['Orrery House Ltd', '1 Dial Street'],
  taxId: 'XX 123',
  buyer: 'Ada Byron',
  buyerEmail: 'ada@example.com',
  Lines: [
    { title: 'The Atlas of Attention', detail: 'Scholar', amount: '50.00' },
    { title: 'Discount', detail: null, amount: '-5.00' },
  ],
  Currency: { id: '2', code: 'EUR' },
  total: '45.00',
  tax: '7.18',
  taxRate: '19',
  paymentMethod: 'Card',
  refunded: '0.00',
};

/** Has the provider answer with a receipt; returns the variables it was asked with. */
function receiptAnswers(changes: object | null = {}) {
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.query('Receipt', ({ variables }) => {
      asked(variables);
      return answering({ receipt: changes && { ...receipt, ...changes } });
    }),
  );
  return asked;
}

const open = (query = '') =>
  renderPage(page, 'profile/wallet/receipts/:id', `/en/profile/wallet/receipts/tx-1${query}`);

test('says who sold what to whom, when and for how much', async () => {
  const asked = receiptAnswers();
  open();
  const sheet = within(await screen.findByRole('article', { name: 'Receipt 1017' }));
  for (const text of ['Orrery House Ltd', '1 Dial Street', 'Ada Byron', 'ada@example.com', 'Card', 'Scholar'])
    expect(sheet.getByText(text)).toBeVisible();
  expect(sheet.getByText(/Tax number: .XX 123./)).toBeVisible();
  expect(sheet.getByRole('row', { name: 'Discount -€5.00' })).toBeVisible();
  expect(sheet.getByRole('row', { name: 'Total €45.00' })).toBeVisible();
  expect(sheet.getByRole('row', { name: 'Tax included, 19% €7.18' })).toBeVisible();
  expect(sheet.queryByText('Given back since')).not.toBeInTheDocument();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ transactionId: 'tx-1', language: 'en' });
});

test('leaves the tax out where none is included, and says what was given back', async () => {
  receiptAnswers({ tax: null, taxRate: null, refunded: '5.00' });
  open();
  expect(await screen.findByRole('row', { name: 'Given back since €5.00' })).toBeVisible();
  expect(screen.queryByText(/Tax included/)).not.toBeInTheDocument();
});

test('speaks the language of the address, while the page around it keeps its own', async () => {
  provider.use(http.get('*/locales/ar/receipt.json', () => HttpResponse.json(arabic)));
  const asked = receiptAnswers();
  open('?in=ar');
  const sheet = await screen.findByRole('article');
  expect(sheet).toHaveAttribute('lang', 'ar');
  expect(sheet).toHaveAttribute('dir', 'rtl');
  expect(within(sheet).getByText(arabic.total)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ transactionId: 'tx-1', language: 'ar' });
});

test('another language is chosen in place and stands in the address', async () => {
  provider.use(http.get('*/locales/ar/receipt.json', () => HttpResponse.json(arabic)));
  receiptAnswers();
  const router = open();
  const choice = await screen.findByRole('combobox', { name: 'Language of the receipt' });
  expect(within(choice).getAllByRole('option')).toHaveLength(13);
  await userEvent.selectOptions(choice, 'ar');
  await waitFor(() => expect(router.state.location.search).toBe('?in=ar'));
  await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('dir', 'rtl'));
});

test('is printed by its button', async () => {
  receiptAnswers();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('says that there is none, with the way to the payments', async () => {
  receiptAnswers(null);
  open();
  expect(await screen.findByText('There is no receipt here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your payments' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/payments',
  );
});

test('a failure is said, and trying again brings the receipt', async () => {
  provider.use(endpoint.query('Receipt', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the receipt');
  receiptAnswers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Receipt 1017' })).toBeVisible();
});
