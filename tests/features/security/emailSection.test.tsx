import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmailSection } from '@/features/security/email/EmailSection';
import { type Answer, answering, endpoint, failing } from '../../pages/support/answers';
import { openSection, securityAccount, securityAnswers } from '../../pages/support/security';
import { provider, withProvider } from '../../pages/support/server';

withProvider();

type Me = Parameters<typeof EmailSection>[0]['me'];

const change = {
  email: 'new@example.com',
  newConfirmed: false,
  oldConfirmed: false,
  expiresAt: '2026-11-22T08:00:00.000Z',
};

/** Opens the section; returns a spy that is called for every request of the page. */
function open(facts: Partial<Me> = {}) {
  const asked = securityAnswers(() => ({ me: securityAccount(facts) }));
  openSection(({ me }) => <EmailSection me={me} />);
  return asked;
}

const requestAnswers = (answer: () => Answer = () => answering({ emailChangeRequest: change })) => {
  const asked = vi.fn<(input: unknown) => void>();
  provider.use(
    endpoint.mutation('EmailChangeRequest', ({ variables }) => {
      asked(variables['input']);
      return answer();
    }),
  );
  return asked;
};

const opener = () => screen.findByRole('button', { name: 'Change email' });
const address = () => screen.getByRole('textbox', { name: 'New email' });
const password = () => screen.getByLabelText('Your password', { selector: 'input' });

async function fillIn(): Promise<void> {
  await userEvent.click(await opener());
  await userEvent.type(address(), 'New@Example.com');
  await userEvent.type(password(), 'orbit-1961');
  await userEvent.click(screen.getByRole('button', { name: 'Send links' }));
}

it('a confirmed address is shown as confirmed', async () => {
  open();
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend link' })).not.toBeInTheDocument();
});

it('an unconfirmed address can have its link sent again', async () => {
  provider.use(
    endpoint.mutation('EmailVerificationRequest', () => answering({ emailVerificationRequest: true })),
  );
  open({ emailVerified: false });
  expect(await screen.findByText('Not confirmed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resend link' }));
  expect(await screen.findByText(/We sent a new link to .*ada@example\.com/)).toBeVisible();
});

it('resending the confirmation link shows why it failed', async () => {
  provider.use(
    endpoint.mutation('EmailVerificationRequest', () => failing('RATE_LIMITED', { retryAfter: 600 })),
  );
  open({ emailVerified: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Resend link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
});

it('an email change needs the password; the form closes and shows the pending change', async () => {
  const asked = requestAnswers();
  const loaded = open();
  await fillIn();
  expect(await opener()).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    email: 'new@example.com',
    password: 'orbit-1961',
    language: 'en',
  });
  expect(await screen.findByText(/Your email is changing to .*new@example\.com/)).toBeVisible();
  expect(loaded).toHaveBeenCalledOnce();
});

it('the email change form focuses its first field and says how many links will be sent', async () => {
  open();
  await userEvent.click(await opener());
  expect(address()).toHaveFocus();
  expect(screen.getByText(/one to your current email/)).toBeVisible();
});

it('an unconfirmed address does not have to approve the email change', async () => {
  open({ emailVerified: false });
  await userEvent.click(await opener());
  expect(screen.queryByText(/one to your current email/)).not.toBeInTheDocument();
});

it('an invalid email change shows its error at the field and keeps what was typed', async () => {
  requestAnswers(() => failing('BAD_USER_INPUT', { fields: { password: 'wrongPassword' } }));
  const loaded = open();
  await fillIn();
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Incorrect password.'));
  expect(password()).toHaveFocus();
  expect(address()).toHaveValue('New@Example.com');
  expect(loaded).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Your email is changing/)).not.toBeInTheDocument();
});

it('the email change form can be closed again', async () => {
  open();
  await userEvent.click(await opener());
  await userEvent.click(screen.getByRole('button', { name: 'Keep current email' }));
  await waitFor(async () => expect(await opener()).toHaveFocus());
});

it('a pending email change says what is missing and can be canceled', async () => {
  provider.use(endpoint.mutation('EmailChangeCancel', () => answering({ emailChangeCancel: true })));
  const loaded = open({ emailChange: { ...change, newConfirmed: true } });
  expect(await screen.findByText(/Your email is changing to .*new@example\.com/)).toBeVisible();
  expect(screen.getByText(/new@example\.com.* confirmed/)).toBeVisible();
  expect(screen.getByText(/Waiting for you to open the link we sent to .*ada@example\.com/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel change' }));
  await waitFor(() => expect(screen.queryByText(/Your email is changing/)).not.toBeInTheDocument());
  expect(loaded).toHaveBeenCalledOnce();
});

it('a pending email change does not wait for an unconfirmed address', async () => {
  open({ emailVerified: false, emailChange: { ...change, oldConfirmed: true } });
  expect(
    await screen.findByText(/Waiting for you to open the link we sent to .*new@example\.com/),
  ).toBeVisible();
  expect(screen.queryByText(/ada@example\.com.* confirmed/)).not.toBeInTheDocument();
});

it('canceling an email change shows why it failed', async () => {
  provider.use(endpoint.mutation('EmailChangeCancel', () => failing('INTERNAL')));
  open({ emailChange: change });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel change' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our end.');
});
