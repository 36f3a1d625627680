import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  BuyerDetails: null,
  Lines: [
    { title: 'The Atlas of Attention', detail: 'Scholar', amount: '50.00', net: '42.02', tax: '7.98' },
    { title: 'Discount', detail: null, amount: '-5.00', net: '-4.20', tax: '-0.80' },
  ],
  Currency: { id: '2', code: 'EUR' },
  total: '45.00',
  Taxes: [{ rate: '19', net: '37.82', tax: '7.18', gross: '45.00' }],
  paymentMethod: 'Card',
  refunded: '0.00',
  orderNumber: '7KMP-4RXD',
  CreditNotes: [],
};

const creditNote = {
  id: 'refund-1',
  number: 'CN-7',
  issuedAt: '2026-11-20T09:00:00.000Z',
  receiptNumber: 1017,
  reason: 'REFUND',
  total: '-5.00',
  Currency: { id: '2', code: 'EUR' },
  Taxes: [{ rate: '19', net: '-4.20', tax: '-0.80', gross: '-5.00' }],
  canceledAt: null,
};

/** Has the provider answer with a receipt; returns a spy on the variables. */
function receiptAnswers(changes: object | null = {}, status = 'SUCCEEDED', order: object = {}) {
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.query('Receipt', ({ variables }) => {
      asked(variables);
      return answering({
        receipt: changes && { ...receipt, ...changes },
        transaction: {
          id: 'tx-1',
          status,
          Order: {
            id: 'order-1',
            receiptNumber: 1017,
            BuyerDetails: null,
            LastBuyerDetails: null,
            Products: [{ id: '2' }],
            ...order,
          },
        },
      });
    }),
  );
  return asked;
}

const open = (query = '') =>
  renderPage(page, 'profile/wallet/receipts/:id', `/en/profile/wallet/receipts/tx-1${query}`);

it('a receipt links to its order, where a refund can be requested', async () => {
  receiptAnswers();
  open();
  expect(await screen.findByRole('link', { name: 'Help and refunds' })).toHaveAttribute(
    'href',
    '/en/products/2/payment?order=order-1',
  );
});

it('a receipt says who sold what to whom, when and for how much', async () => {
  const asked = receiptAnswers();
  open();
  const sheet = within(await screen.findByRole('article', { name: 'Receipt 1017' }));
  for (const text of ['Orrery House Ltd', '1 Dial Street', 'Ada Byron', 'ada@example.com', 'Card', 'Scholar'])
    expect(sheet.getByText(text)).toBeVisible();
  expect(sheet.getByText('7KMP-4RXD')).toBeVisible();
  expect(sheet.getByText('Orrery')).toBeVisible();
  expect(sheet.getByText(/Tax ID: .XX 123./)).toBeVisible();
  expect(sheet.getByText(/^Net .*€42\.02.*, tax .*€7\.98.* \(19%\)$/)).toBeVisible();
  expect(sheet.getByText(/^Net .*-€4\.20.*, tax .*-€0\.80.* \(19%\)$/)).toBeVisible();
  expect(sheet.getByRole('row', { name: /^Discount/ })).toHaveTextContent(/-€5\.00$/);
  expect(sheet.getByRole('row', { name: 'Total €45.00' })).toBeVisible();
  expect(sheet.getByRole('row', { name: 'Net amount €37.82' })).toBeVisible();
  expect(sheet.getByRole('row', { name: 'Tax included, 19% €7.18' })).toBeVisible();
  expect(sheet.queryByText('Refunded later')).not.toBeInTheDocument();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ transactionId: 'tx-1', language: 'en' });
});

it('a receipt leaves out tax if none is included, and shows what was refunded', async () => {
  receiptAnswers({ Taxes: [], refunded: '5.00' });
  open();
  expect(await screen.findByRole('row', { name: 'Refunded later €5.00' })).toBeVisible();
  expect(screen.queryByText(/Tax included/)).not.toBeInTheDocument();
});

it('a receipt lists each credit note with its receipt number and the reversed part', async () => {
  receiptAnswers({
    refunded: '5.00',
    CreditNotes: [
      creditNote,
      {
        ...creditNote,
        id: 'refund-2',
        number: 'CN-9',
        reason: 'DISPUTE',
        canceledAt: '2026-11-21T09:00:00.000Z',
      },
    ],
  });
  open();
  const note = within(await screen.findByRole('article', { name: 'Credit note CN-7' }));
  expect(note.getByText('1017')).toBeVisible();
  expect(note.getByText('Orrery House Ltd')).toBeVisible();
  expect(note.getByText('Refunded')).toBeVisible();
  expect(note.getByRole('row', { name: 'Total credited -€5.00' })).toBeVisible();
  expect(note.getByRole('row', { name: 'Tax included, 19% -€0.80' })).toBeVisible();
  expect(note.queryByText(/^Canceled/)).not.toBeInTheDocument();
  const canceled = within(screen.getByRole('article', { name: 'Credit note CN-9' }));
  expect(canceled.getByText('Disputed (chargeback)')).toBeVisible();
  expect(canceled.getByText(/^Voided on .*2026.*The payment was reinstated/)).toBeVisible();
});

it('a receipt for a free order names no payment method', async () => {
  receiptAnswers({ total: '0.00', paymentMethod: null });
  open();
  await screen.findByRole('article');
  expect(screen.queryByText('Paid with')).not.toBeInTheDocument();
});

it('a declined payment says why it has no receipt', async () => {
  receiptAnswers(null, 'FAILED');
  open();
  expect(await screen.findByText(/This payment was declined and you weren’t charged/)).toBeVisible();
});

it('a receipt uses the language in the URL, while the page keeps its own', async () => {
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

it('the language of a receipt can be switched and is kept in the URL', async () => {
  provider.use(http.get('*/locales/ar/receipt.json', () => HttpResponse.json(arabic)));
  receiptAnswers();
  const router = open();
  const choice = await screen.findByRole('combobox', { name: 'Language of the receipt' });
  expect(within(choice).getAllByRole('option')).toHaveLength(13);
  await userEvent.selectOptions(choice, 'ar');
  await waitFor(() => expect(router.state.location.search).toBe('?in=ar'));
  await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('dir', 'rtl'));
});

it('a receipt can be printed', async () => {
  receiptAnswers();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('a missing receipt says so and links to the payments', async () => {
  receiptAnswers(null);
  open();
  expect(await screen.findByText('No receipt yet')).toBeVisible();
  for (const way of screen.getAllByRole('link', { name: 'Go to payments' }))
    expect(way).toHaveAttribute('href', '/en/profile/wallet/payments');
});

it('a receipt that failed to load can be retried', async () => {
  provider.use(endpoint.query('Receipt', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the receipt');
  receiptAnswers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Receipt 1017' })).toBeVisible());
});

it('a buyer can add company details to a receipt, prefilled from the last one', async () => {
  const last = { company: 'Engines Ltd', address: '5 Dorset Street\nLondon\nLondon', taxId: null };
  receiptAnswers({}, 'SUCCEEDED', { LastBuyerDetails: last });
  const sent = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation('BuyerDetailsSave', ({ variables }) => {
      sent(variables);
      const own = { ...last, taxId: 'GB 123456789' };
      receiptAnswers({ BuyerDetails: own }, 'SUCCEEDED', { BuyerDetails: own });
      return answering({ buyerDetailsSave: { id: 'order-1', BuyerDetails: own, LastBuyerDetails: null } });
    }),
  );
  open();
  await userEvent.click(await screen.findByText('Add company details'));
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Engines Ltd');
  await userEvent.type(screen.getByRole('textbox', { name: 'VAT ID' }), 'GB 123456789');
  await userEvent.click(screen.getByRole('button', { name: 'Save to receipt' }));
  expect(await screen.findByText(/^Saved\. We’re also emailing you/)).toBeVisible();
  const sheet = within(screen.getByRole('article', { name: 'Receipt 1017' }));
  await waitFor(() => expect(sheet.getByText('5 Dorset Street')).toBeVisible());
  expect(sheet.getByText(/VAT ID: .GB 123456789./)).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    orderId: 'order-1',
    input: { ...last, taxId: 'GB 123456789' },
  });
  expect(screen.getByText('Edit company details')).toBeVisible();
});

it('the receipt of a top-up takes no company details', async () => {
  receiptAnswers({}, 'SUCCEEDED', { receiptNumber: null });
  open();
  await screen.findByRole('article');
  expect(screen.queryByText('Add company details')).not.toBeInTheDocument();
});
