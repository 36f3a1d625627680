import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typedEmail } from '@/features/auth/typedEmail';
import { notices } from '@/lib/notices';
import * as page from '@/pages/auth/newPassword';
import { session } from '@/session/session';
import { type Answer, answering, endpoint, failing, meAnswers } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();
const validity = vi.fn<(variables: unknown) => Answer>();
beforeEach(() => {
  validity.mockReset().mockReturnValue(answering({ codeIsValid: true }));
  provider.use(endpoint.query('CodeIsValid', ({ variables }) => validity(variables)));
});
afterEach(() => notices.setState([], true));
afterEach(() => typedEmail.keep(undefined));

const open = () => renderPage(page, 'auth/password/new', '/en/auth/password/new?code=from-the-mail');

const resetAnswers = (answer: () => Answer = () => answering({ passwordReset: 'ada@example.com' })) => {
  const asked = vi.fn<(input: unknown) => void>();
  provider.use(
    endpoint.mutation('PasswordReset', ({ variables }) => {
      asked(variables['input']);
      return answer();
    }),
  );
  return asked;
};

const password = () => screen.findByLabelText('New password', { selector: 'input' });
const repeat = () => screen.getByLabelText('Repeat new password', { selector: 'input' });
const said = () => notices.getState().map(({ name }) => name);

async function fillIn(again = 'orbit-violin-1961'): Promise<void> {
  await userEvent.type(await password(), 'orbit-violin-1961');
  await userEvent.type(repeat(), again);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
}

it('a new password is set with the code, and the login page confirms it', async () => {
  const asked = resetAnswers();
  open();
  await fillIn();
  expect(await screen.findByText('At /en/auth/login')).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ code: 'from-the-mail', password: 'orbit-violin-1961' });
  expect(said()).toEqual(['passwordChanged']);
  // The login form has it filled in.
  expect(typedEmail.read()).toBe('ada@example.com');
});

it('resetting the password logs out the account’s current session without a second notice', async () => {
  resetAnswers();
  provider.use(endpoint.query('Me', () => failing('UNAUTHENTICATED')));
  session.getState().setToken('token-of-ada');
  open();
  await fillIn();
  await screen.findByText('At /en/auth/login');
  expect(session.getState().isSignedIn()).toBe(false);
  expect(said()).toEqual(['passwordChanged']);
});

it('resetting a password leaves another signed-in account alone', async () => {
  resetAnswers();
  provider.use(meAnswers());
  session.getState().setToken('token-of-bob');
  open();
  await fillIn();
  await screen.findByText('At /en/auth/login');
  expect(session.getState().token).toBe('token-of-bob');
});

it('new passwords that do not match are not sent; the second field explains and gets focus', async () => {
  open();
  await fillIn('orbit-violin-1962');
  await waitFor(() => expect(repeat()).toHaveAccessibleDescription('The passwords don’t match.'));
  expect(repeat()).toHaveFocus();
  expect(await password()).toHaveValue('orbit-violin-1961');
});

it('a short new password is reported at its field, and its strength is shown while typing', async () => {
  open();
  await userEvent.type(await password(), 'short');
  expect(screen.getByRole('status', { name: 'Password strength' })).toHaveTextContent('Too short');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await waitFor(async () => expect(await password()).toHaveAccessibleDescription(/This is too short\./));
  await waitFor(async () => expect(await password()).toHaveFocus());
});

it('a common new password is reported at its field, and what was typed stays', async () => {
  resetAnswers(() => failing('BAD_USER_INPUT', { fields: { password: 'passwordCommon' } }));
  open();
  await fillIn();
  await waitFor(async () => expect(await password()).toHaveAccessibleDescription(/too easy to guess/));
  expect(repeat()).toHaveValue('orbit-violin-1961');
});

it('a reset link that no longer works says so and links to requesting a new one', async () => {
  resetAnswers(() => failing('NOT_FOUND'));
  open();
  await fillIn();
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/en/auth/password',
  );
});

it('setting a new password can be retried after a lost connection', async () => {
  const answers = [() => HttpResponse.error(), () => answering({ passwordReset: 'ada@example.com' })];
  resetAnswers(() => answers.shift()?.() ?? HttpResponse.error());
  open();
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('At /en/auth/login')).toBeVisible();
});

it('a dead reset link is known before a password is asked for', async () => {
  const asked = resetAnswers();
  validity.mockReturnValue(answering({ codeIsValid: false }));
  open();
  expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeVisible();
  expect(screen.queryByLabelText('New password', { selector: 'input' })).not.toBeInTheDocument();
  expect(validity).toHaveBeenCalledExactlyOnceWith({ code: 'from-the-mail', purpose: 'PASSWORD_RESET' });
  expect(asked).not.toHaveBeenCalled();
});

it('a reset link whose state can’t be asked still takes a password', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  validity.mockReturnValue(failing('RATE_LIMITED'));
  const asked = resetAnswers();
  open();
  await fillIn();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
});
