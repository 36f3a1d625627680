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

/** Opens the section above the number of sessions; returns a spy that is called whenever the page asks the server. */
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

it('the password is changed; the fields are empty again and the other sessions are gone', async () => {
  const asked = changeAnswers();
  const loaded = open();
  await fillIn();
  expect(await screen.findByText(/Your password is changed/)).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ current: 'orbit-1961', password: 'orbit-violin-1961' });
  expect(await current()).toHaveValue('');
  expect(next()).toHaveValue('');
  expect(repeat()).toHaveValue('');
  expect(screen.getByText('1 sessions')).toBeVisible();
  expect(loaded).toHaveBeenCalledOnce();
});

it('a wrong present password is said at its field, which gets the focus; everything typed stays', async () => {
  changeAnswers(() => failing('BAD_USER_INPUT', { fields: { current: 'wrongPassword' } }));
  const loaded = open();
  await fillIn();
  await waitFor(async () => expect(await current()).toHaveAccessibleDescription('This isn’t your password.'));
  await waitFor(async () => expect(await current()).toHaveFocus());
  expect(next()).toHaveValue('orbit-violin-1961');
  expect(repeat()).toHaveValue('orbit-violin-1961');
  expect(screen.getByText('2 sessions')).toBeVisible();
  expect(loaded).toHaveBeenCalledOnce();
});

it('two passwords that differ ask nobody', async () => {
  open();
  await fillIn('orbit-violin-1962');
  await waitFor(() => expect(repeat()).toHaveAccessibleDescription('These don’t match.'));
  expect(repeat()).toHaveFocus();
});

it('an empty form names what is missing', async () => {
  open();
  await current();
  await submit();
  await waitFor(async () => expect(await current()).toHaveAccessibleDescription('Fill this in.'));
  expect(next()).toBeInvalid();
  expect(repeat()).toBeInvalid();
});

it('a limit and a lost connection are said', async () => {
  const answers = [() => failing('RATE_LIMITED', { retryAfter: 600 }), () => HttpResponse.error()];
  changeAnswers(() => answers.shift()?.() ?? HttpResponse.error());
  open();
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
  await submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network Error.'));
});

it('a forgotten password leads to the reset link', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/en/auth/password',
  );
});
