import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as page from '@/pages/auth/purchases';
import { answering, endpoint, failing } from './support/answers';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';

withProvider();

const open = () => renderPage(page, 'auth/purchases', '/en/auth/purchases');
const field = () => screen.findByRole('textbox', { name: 'Email' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Resend my purchases' }));

it('purchases are sent again without revealing whether there are any', async () => {
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.mutation('PurchasesResend', ({ variables }) => {
      asked(variables);
      return answering({ purchasesResend: true });
    }),
  );
  open();
  await userEvent.type(await field(), 'Ada@Example.com ');
  await submit();
  expect(await screen.findByText(/If there are purchases with .*ada@example\.com/)).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', language: 'en' });
});

it('an invalid address is not sent, and a rate limit is reported', async () => {
  provider.use(endpoint.mutation('PurchasesResend', () => failing('RATE_LIMITED', { retryAfter: 600 })));
  open();
  await userEvent.type(await field(), 'ada');
  await submit();
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Enter a valid email/));
  await userEvent.type(await field(), '@example.com');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
});
