import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { PasswordSection } from '@/features/security/password/PasswordSection';
import { type Answer, answering, endpoint, failing } from '../../pages/support/answers';
import { renderPage } from '../../pages/support/renderPage';
import { provider, withProvider } from '../../pages/support/server';

withProvider();

const loader = vi.fn<() => null>(() => null);
const open = () => {
  loader.mockClear();
  return renderPage({ Component: PasswordSection, loader }, 'security', '/en/security');
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

const current = () => screen.findByLabelText('Present password', { selector: 'input' });
const next = () => screen.getByLabelText('New password', { selector: 'input' });
const repeat = () => screen.getByLabelText('New password again', { selector: 'input' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change the password' }));

async function fillIn(again = 'orbit-violin-1961'): Promise<void> {
  await userEvent.type(await current(), 'orbit-1961');
  await userEvent.type(next(), 'orbit-violin-1961');
  await userEvent.type(repeat(), again);
  await submit();
}

test('the password is changed; the fields are empty again and the page asks anew who is signed in', async () => {
  const asked = changeAnswers();
  open();
  await fillIn();
  expect(await screen.findByText(/Your password is changed/)).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ current: 'orbit-1961', password: 'orbit-violin-1961' });
  expect(await current()).toHaveValue('');
  expect(next()).toHaveValue('');
  expect(repeat()).toHaveValue('');
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
});

test('a wrong present password is said at its field, which gets the focus; everything typed stays', async () => {
  changeAnswers(() => failing('BAD_USER_INPUT', { fields: { current: 'wrongPassword' } }));
  open();
  await fillIn();
  await waitFor(async () =>
    expect(await current()).toHaveAccessibleDescription('This is not your password.'),
  );
  await waitFor(async () => expect(await current()).toHaveFocus());
  expect(next()).toHaveValue('orbit-violin-1961');
  expect(repeat()).toHaveValue('orbit-violin-1961');
  expect(loader).toHaveBeenCalledOnce();
});

test('two passwords that differ ask nobody', async () => {
  open();
  await fillIn('orbit-violin-1962');
  await waitFor(() => expect(repeat()).toHaveAccessibleDescription('These do not match.'));
  expect(repeat()).toHaveFocus();
});

test('an empty form names what is missing', async () => {
  open();
  await current();
  await submit();
  await waitFor(async () => expect(await current()).toHaveAccessibleDescription('Please fill this in.'));
  expect(next()).toBeInvalid();
  expect(repeat()).toBeInvalid();
});

test('a limit and a lost connection are said', async () => {
  const answers = [() => failing('RATE_LIMITED', { retryAfter: 600 }), () => HttpResponse.error()];
  changeAnswers(() => answers.shift()?.() ?? HttpResponse.error());
  open();
  await fillIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 10 minutes.');
  await submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network Error.'));
});

test('whoever has forgotten the password is led to a link', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
    'href',
    '/en/auth/password',
  );
});
