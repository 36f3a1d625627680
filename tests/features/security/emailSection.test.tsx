import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EmailSection } from '@/features/security/email/EmailSection';
import { type Answer, answering, endpoint, failing } from '../../pages/support/answers';
import { renderPage } from '../../pages/support/renderPage';
import { provider, withProvider } from '../../pages/support/server';

withProvider();

type Me = Parameters<typeof EmailSection>[0]['me'];

const change = {
  email: 'new@example.com',
  newConfirmed: false,
  oldConfirmed: false,
  expiresAt: '2026-11-22T08:00:00.000Z',
};
const loader = vi.fn<() => null>(() => null);

function open(facts: Partial<Me> = {}) {
  loader.mockClear();
  const me: Me = { email: 'ada@example.com', emailVerified: true, emailChange: null, ...facts };
  return renderPage({ Component: () => <EmailSection me={me} />, loader }, 'security', '/en/security');
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

const opener = () => screen.findByRole('button', { name: 'Change the address' });
const address = () => screen.getByRole('textbox', { name: 'New e-mail address' });
const password = () => screen.getByLabelText('Your password', { selector: 'input' });

async function fillIn(): Promise<void> {
  await userEvent.click(await opener());
  await userEvent.type(address(), 'New@Example.com');
  await userEvent.type(password(), 'orbit-1961');
  await userEvent.click(screen.getByRole('button', { name: 'Send the links' }));
}

test('a proven address says so', async () => {
  open();
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
});

test('an address that is not proven can have its link sent again', async () => {
  provider.use(
    endpoint.mutation('EmailVerificationRequest', () => answering({ emailVerificationRequest: true })),
  );
  open({ emailVerified: false });
  expect(await screen.findByText('Not confirmed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(/A new link is on its way to .*ada@example\.com/)).toBeVisible();
});

test('a link that could not be sent again says why', async () => {
  provider.use(
    endpoint.mutation('EmailVerificationRequest', () => failing('RATE_LIMITED', { retryAfter: 600 })),
  );
  open({ emailVerified: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 10 minutes.');
});

test('a change is asked for with the password; the form closes and the page asks anew', async () => {
  const asked = requestAnswers();
  open();
  await fillIn();
  expect(await opener()).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    email: 'new@example.com',
    password: 'orbit-1961',
    language: 'en',
  });
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
});

test('the form opens at its first field and says how many links there will be', async () => {
  open();
  await userEvent.click(await opener());
  expect(address()).toHaveFocus();
  expect(screen.getByText(/one to your present address/)).toBeVisible();
});

test('an address that was never proven need not agree', async () => {
  open({ emailVerified: false });
  await userEvent.click(await opener());
  expect(screen.queryByText(/one to your present address/)).not.toBeInTheDocument();
});

test('what is wrong is said at the field, and what was typed stays', async () => {
  requestAnswers(() => failing('BAD_USER_INPUT', { fields: { password: 'wrongPassword' } }));
  open();
  await fillIn();
  await waitFor(() => expect(password()).toHaveAccessibleDescription('This is not your password.'));
  expect(password()).toHaveFocus();
  expect(address()).toHaveValue('New@Example.com');
  expect(loader).toHaveBeenCalledOnce();
});

test('the form can be closed again', async () => {
  open();
  await userEvent.click(await opener());
  await userEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(async () => expect(await opener()).toHaveFocus());
});

test('a change under way says what is still missing and can be given up', async () => {
  provider.use(endpoint.mutation('EmailChangeCancel', () => answering({ emailChangeCancel: true })));
  open({ emailChange: { ...change, newConfirmed: true } });
  expect(await screen.findByText(/A change to .*new@example\.com.* is under way/)).toBeVisible();
  expect(screen.getByText(/new@example\.com.* is confirmed/)).toBeVisible();
  expect(screen.getByText(/Still missing: .*ada@example\.com/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give up the change' }));
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
});

test('a change does not wait for an address that was never proven', async () => {
  open({ emailVerified: false, emailChange: { ...change, oldConfirmed: true } });
  expect(await screen.findByText(/Still missing: .*new@example\.com/)).toBeVisible();
  expect(screen.queryByText(/ada@example\.com.* agrees/)).not.toBeInTheDocument();
});

test('a change that could not be given up says why', async () => {
  provider.use(endpoint.mutation('EmailChangeCancel', () => failing('INTERNAL')));
  open({ emailChange: change });
  await userEvent.click(await screen.findByRole('button', { name: 'Give up the change' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
});
