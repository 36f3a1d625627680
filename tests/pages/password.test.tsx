import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { expect, it, vi } from 'vitest';
import * as page from '@/pages/auth/password';
import { type Answer, answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();

const open = () => renderPage(page, 'auth/password', '/en/auth/password');

const requestAnswers = (answer: () => Answer) => {
  const asked = vi.fn<(input: unknown) => void>();
  provider.use(
    endpoint.mutation('PasswordResetRequest', ({ variables }) => {
      asked(variables['input']);
      return answer();
    }),
  );
  return asked;
};

const field = () => screen.findByRole('textbox', { name: 'Email' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));

it('a reset link is requested without revealing whether the account exists', async () => {
  const asked = requestAnswers(() => answering({ passwordResetRequest: true }));
  open();
  await userEvent.type(await field(), 'Ada@Example.com ');
  await submit();
  expect(await screen.findByText(/If there’s an account for .*ada@example\.com/)).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', language: 'en' });
});

it('an invalid address is not sent and is reported at its focused field', async () => {
  open();
  await userEvent.type(await field(), 'ada');
  await submit();
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Enter a valid email/));
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue('ada');
});

it('a rate limit and a lost connection are reported when requesting a reset link', async () => {
  const answers = [() => failing('RATE_LIMITED', { retryAfter: 600 }), () => HttpResponse.error()];
  requestAnswers(() => answers.shift()?.() ?? HttpResponse.error());
  open();
  await userEvent.type(await field(), 'ada@example.com');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
  await submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network Error.'));
});

it('the password reset page links back to login', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/auth/login');
});
