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
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));

it('a link is asked for, and the answer gives nothing away', async () => {
  const asked = requestAnswers(() => answering({ passwordResetRequest: true }));
  open();
  await userEvent.type(await field(), 'Ada@Example.com ');
  await submit();
  expect(await screen.findByText(/If there’s an account for .*ada@example\.com/)).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', language: 'en' });
});

it('something that is no address asks nobody and is said at the field, which gets the focus', async () => {
  open();
  await userEvent.type(await field(), 'ada');
  await submit();
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/doesn’t look like an email/));
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue('ada');
});

it('a limit and a lost connection are said at the form', async () => {
  const answers = [() => failing('RATE_LIMITED', { retryAfter: 600 }), () => HttpResponse.error()];
  requestAnswers(() => answers.shift()?.() ?? HttpResponse.error());
  open();
  await userEvent.type(await field(), 'ada@example.com');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
  await submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network Error.'));
});

it('the page leads back to the log-in', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/auth/login');
});
