import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as cancel from '@/pages/contracts/cancel';
import * as withdraw from '@/pages/contracts/withdraw';
import { session } from '@/session/session';
import { setPosted } from '@/shared/postedForm';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();

afterEach(() => session.getState().logout());

const openWithdraw = (query = '') =>
  renderPage(withdraw, 'contracts/withdraw', `/en/contracts/withdraw${query}`);
const openCancel = () => renderPage(cancel, 'contracts/cancel', '/en/contracts/cancel');
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function fillIn(number = '7KMP-4RXD') {
  await userEvent.type(await field('Your name'), 'Ada Lovelace');
  await userEvent.type(await field('Email address'), 'Ada@Example.com');
  if (number) await userEvent.type(await field('Order or contract number'), number);
}

/** Answers a declaration with what it says; the first ones as in `failures`. */
function taking(...failures: Parameters<typeof failing>[]) {
  const sent = vi.fn<(input: Record<string, unknown>) => void>();
  let tickets = 0;
  provider.use(
    endpoint.query('DeclarationTicket', () => answering({ declarationTicket: `ticket-${++tickets}` })),
    endpoint.mutation('Declare', ({ variables }) => {
      const input = variables['input'] as Record<string, unknown>;
      sent(input);
      const failure = failures.shift();
      if (failure) return failing(...failure);
      const { ticket: _ticket, cause = null, reason = null, endsOn = null, ...said } = input;
      return answering({
        declare: {
          ...said,
          cause,
          reason,
          endsOn,
          receivedAt: '2026-11-28T14:05:09.000Z',
          timeZone: 'Europe/Berlin',
          isMailed: true,
        },
      });
    }),
  );
  return sent;
}

it('a withdrawal is repeated before it is confirmed, and shown with its time to the second', async () => {
  const sent = taking();
  openWithdraw();
  await fillIn();
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'Check your withdrawal' })).toHaveFocus();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await press('Confirm withdrawal');
  expect(await screen.findByRole('heading', { name: 'Your withdrawal has arrived' })).toHaveFocus();
  expect(screen.getByText(/November 28, 2026.*3:05:09.PM.GMT\+1/)).toBeVisible();
  expect(screen.getByText(/We’ve sent a copy to/)).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    kind: 'WITHDRAWAL',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    number: '7KMP-4RXD',
    ticket: 'ticket-1',
  });
});

it('what is missing is said beside its field, and nothing that was typed is lost', async () => {
  openWithdraw();
  await fillIn('');
  await press('Continue');
  const number = await field('Order or contract number');
  await waitFor(() => expect(number).toHaveAccessibleDescription(/required/));
  expect(number).toHaveFocus();
  expect(await field('Your name')).toHaveValue('Ada Lovelace');
});

it('a cancellation for cause needs its reason, and can be changed before it is made', async () => {
  const sent = taking();
  openCancel();
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'For cause' }));
  await press('Continue');
  const reason = await field('Reason');
  await waitFor(() => expect(reason).toHaveFocus());
  await userEvent.type(reason, 'It never worked.');
  await press('Continue');
  expect(await screen.findByText('as early as possible')).toBeVisible();
  await press('Change');
  expect(await field('Reason')).toHaveValue('It never worked.');
  expect(screen.getByRole('radio', { name: 'For cause' })).toBeChecked();
  await press('Continue');
  await press('Cancel now');
  await screen.findByRole('heading', { name: 'Your cancellation has arrived' });
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ cause: 'FOR_CAUSE', reason: 'It never worked.' });
});

it('a try that got no answer is repeated with its ticket, and an expired ticket is replaced', async () => {
  const sent = taking(['RATE_LIMITED', { retryAfter: 600 }], ['CONFLICT']);
  openWithdraw();
  await fillIn();
  await press('Continue');
  await press('Confirm withdrawal');
  expect(await screen.findByRole('alert')).toHaveTextContent('in 10 minutes');
  await press('Confirm withdrawal');
  await screen.findByRole('heading', { name: 'Your withdrawal has arrived' });
  expect(sent.mock.calls.map(([{ ticket }]) => ticket)).toEqual(['ticket-1', 'ticket-1', 'ticket-2']);
});

it('a link fills in the number', async () => {
  openWithdraw('?number=7KMP-4RXD');
  expect(await field('Order or contract number')).toHaveValue('7KMP-4RXD');
});

it('a visitor whom the site knows chooses among their contracts', async () => {
  session.getState().setToken('token');
  session.getState().setUser({
    id: '1',
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    avatarPath: null,
    currencyId: null,
    isAutogenerated: false,
  });
  provider.use(
    endpoint.query('DeclarableContracts', () =>
      answering({
        declarableContracts: [
          {
            number: '7KMP-4RXD',
            title: 'Atlas',
            paidAt: '2026-11-20T08:00:00.000Z',
            email: 'ada@example.com',
          },
          {
            number: '2222-3333',
            title: 'Film',
            paidAt: '2026-11-19T08:00:00.000Z',
            email: 'ada@example.com',
          },
        ],
      }),
    ),
  );
  const sent = taking();
  openWithdraw();
  const choice = await screen.findByRole('combobox', { name: 'Contract' });
  expect(within(choice).getAllByRole('option')).toHaveLength(3);
  expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  await userEvent.selectOptions(choice, 'Another contract');
  expect(await field('Order or contract number')).toHaveFocus();
  await userEvent.type(await field('Order or contract number'), '2222-3333');
  await press('Continue');
  await press('Confirm withdrawal');
  await screen.findByRole('heading', { name: 'Your withdrawal has arrived' });
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ name: 'Ada Lovelace', number: '2222-3333' });
});

it('the answer to a form that was posted without script is taken over', async () => {
  setPosted({
    step: 'form',
    typed: { name: 'Ada', email: 'ada', number: 'x1' },
    failure: { code: 'BAD_USER_INPUT', fields: { email: 'email' } },
  });
  openWithdraw();
  const email = await field('Email address');
  expect(email).toHaveValue('ada');
  expect(email).toHaveAccessibleDescription(/Enter a valid email/);
  expect(screen.getByRole('form')).toHaveAttribute('action', '/en/contracts/withdraw');
  await userEvent.type(email, '@example.com');
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'Check your withdrawal' })).toBeVisible();
});
