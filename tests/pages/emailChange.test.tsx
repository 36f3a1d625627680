import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, expect, it, vi } from 'vitest';
import * as page from '@/pages/auth/emailChange';
import { session } from '@/session/session';
import { type Answer, answering, endpoint, failing, me, meAnswers } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
const validity = vi.fn<(variables: unknown) => Answer>();
beforeEach(() => {
  validity.mockReset().mockReturnValue(answering({ codeIsValid: true }));
  provider.use(endpoint.query('CodeIsValid', ({ variables }) => validity(variables)));
});

const open = () => renderPage(page, 'auth/email', '/en/auth/email?code=from-the-mail');

const confirmAnswers = (answer: () => Answer) => {
  const asked = vi.fn<(code: unknown) => void>();
  provider.use(
    endpoint.mutation('EmailChangeConfirm', ({ variables }) => {
      asked(variables['code']);
      return answer();
    }),
  );
  return asked;
};

const change = (newConfirmed: boolean, oldConfirmed: boolean) => () =>
  answering({ emailChangeConfirm: { email: 'new@example.com', newConfirmed, oldConfirmed } });
const button = () => screen.findByRole('button', { name: 'Confirm change' });
const press = async () => userEvent.click(await button());

it('opening the email change page confirms nothing until the button is clicked', async () => {
  const asked = confirmAnswers(change(true, true));
  open();
  await button();
  expect(asked).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByRole('heading', { name: 'Your email has changed' })).toBeVisible();
  expect(screen.getByText(/new@example\.com/)).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith('from-the-mail');
  expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/en/auth/login');
});

it('the header of a signed-in user shows the changed email', async () => {
  confirmAnswers(change(true, true));
  provider.use(meAnswers({ ...me, email: 'new@example.com' }));
  session.getState().setToken('token-of-ada');
  open();
  await press();
  expect(await screen.findByRole('link', { name: 'Go to security' })).toHaveAttribute(
    'href',
    '/en/profile/security',
  );
  expect(session.getState().user?.email).toBe('new@example.com');
});

it('confirming the new address first says that the current one is missing', async () => {
  confirmAnswers(change(true, false));
  open();
  await press();
  expect(await screen.findByText(/open the link we sent to your current email/)).toBeVisible();
});

it('confirming the current address first says that the new one is missing', async () => {
  confirmAnswers(change(false, true));
  open();
  await press();
  expect(await screen.findByText(/open the link we sent to .*new@example\.com/)).toBeVisible();
});

it('an email change link that no longer works says so', async () => {
  confirmAnswers(() => failing('NOT_FOUND'));
  open();
  await press();
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeVisible();
});

it('an address that was taken in the meantime shows a message', async () => {
  confirmAnswers(() => failing('CONFLICT'));
  open();
  await press();
  expect(await screen.findByRole('heading', { name: 'This email is no longer available' })).toBeVisible();
});

it('confirming the email change can be retried after a lost connection', async () => {
  const answers = [() => HttpResponse.error(), change(true, true)];
  confirmAnswers(() => answers.shift()?.() ?? HttpResponse.error());
  open();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  await press();
  await waitFor(() => expect(screen.getByText(/new@example\.com/)).toBeVisible());
});

it('a dead email change link is known before the button is offered', async () => {
  validity.mockReturnValue(answering({ codeIsValid: false }));
  const asked = confirmAnswers(change(true, true));
  open();
  expect(await screen.findByRole('link', { name: 'Go to login' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm change' })).not.toBeInTheDocument();
  expect(validity).toHaveBeenCalledExactlyOnceWith({ code: 'from-the-mail', purpose: 'EMAIL_CHANGE' });
  expect(asked).not.toHaveBeenCalled();
});
