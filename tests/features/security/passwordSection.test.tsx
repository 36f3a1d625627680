import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { expect, it, vi } from 'vitest';
import { PasswordSection } from '@/features/security/password/PasswordSection';
import { type Answer, answering, endpoint, failing } from '../../pages/support/answers';
import { openSection, securityAnswers } from '../../pages/support/security';
import { provider, withProvider } from '../../pages/support/server';

withProvider();

const session = (id: string, current: boolean) => ({
  id,
  current,
  browser: null,
  os: null,
  device: 'UNKNOWN' as const,
  createdAt: '2026-11-12T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
});

/** Opens the section above the session count; returns a spy that is called for every request of the page. */
const open = () => {
  const asked = securityAnswers(() => ({ sessions: [session('s1', true), session('s2', false)] }));
  openSection(({ sessions }) => (
    <>
      <PasswordSection />
      <p>{sessions.length} sessions</p>
    </>
  ));
  return asked;
};

const changeAnswers = (answer: () => Answer = () => answering({ passwordChange: true })) => {
  const asked = vi.fn<(input: unknown) => void>();
  provider.use(
    endpoint.mutation('PasswordChange', ({ variables }) => {
      asked(variables['input']);
      return answer();
    }),
  );
  return asked;
};

const current = () => screen.findByLabelText('Current password', { selector: 'input' });
const next = () => screen.getByLabelText('New password', { selector: 'input' });
const repeat = () => screen.getByLabelText('Repeat new password', { selector: 'input' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));

async function fillIn(again = 'orbit-violin-1961'): Promise<void> {
  await userEvent.type(await current(), 'orbit-1961');
  await userEvent.type(next(), 'orbit-violin-1961');
  await userEvent.type(repeat(), again);
  await submit();
}

it('changing the password clears the fields and ends the other sessions', async () => {
  const asked = changeAnswers();
  const loaded = open();
  await fillIn();
  expect(await screen.findByText(/Password changed/)).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ current: 'orbit-1961', password: 'orbit-violin-1961' });
  expect(await current()).toHaveValue('');
  expect(next()).toHaveValue('');
  expect(repeat()).toHaveValue('');
  expect(screen.getByText('1 sessions')).toBeVisible();
  expect(loaded).toHaveBeenCalledOnce();
});

it('a wrong current password is reported at its focused field, and everything typed stays', async () => {
  changeAnswers(() => failing('BAD_USER_INPUT', { fields: { current: 'wrongPassword' } }));
  const loaded = open();
  await fillIn();
  await waitFor(async () => expect(await current()).toHaveAccessibleDescription('Incorrect password.'));
  await waitFor(async () => expect(await current()).toHaveFocus());
  expect(next()).toHaveValue('orbit-violin-1961');
  expect(repeat()).toHaveValue('orbit-violin-1961');
  expect(screen.getByText('2 sessions')).toBeVisible();
  expect(loaded).toHaveBeenCalledOnce();
});

it('new passwords that do not match are not sent', async () => {
  open();
  await fillIn('orbit-violin-1962');
  await waitFor(() => expect(repeat()).toHaveAccessibleDescription('The passwords don’t match.'));
  expect(repeat()).toHaveFocus();
});

it('an empty password form names what is missing', async () => {
  open();
  await current();
  await submit();
  await waitFor(async () =>
    expect(await current()).toHaveAccessibleDescription('Enter your current password.'),
  );
  expect(next()).toBeInvalid();
  expect(repeat()).toBeInvalid();
});

it('the password form reports a rate limit and a lost connection', async () => {
  const answers = [() => failing('RATE_LIMITED', { retryAfter: 600 }), () => HttpResponse.error()];
  changeAnswers(() => answers.shift()?.() ?? HttpResponse.error());
  open();
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
  await submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network Error.'));
});

it('a forgotten password leads to the reset page', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/en/auth/password',
  );
});
