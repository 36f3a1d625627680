import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from '@/features/contact/ContactForm';
import { answering, endpoint, failing, type Answer } from '../../pages/support/answers';
import { provider, withProvider } from '../../pages/support/server';
import { renderUi } from '../../ui/renderUi';

withProvider();

beforeEach(() => sessionStorage.clear());

/** Has the provider issue tickets and respond to each message in turn; the last response repeats. */
function inbox(...answers: (() => Answer | HttpResponse<never>)[]) {
  const tickets = vi.fn<() => void>();
  const messages = vi.fn<(input: unknown) => void>();
  provider.use(
    endpoint.query('ContactTicket', () => {
      tickets();
      return answering({ contactTicket: `ticket-${tickets.mock.calls.length}` });
    }),
    endpoint.mutation('ContactSend', ({ variables }) => {
      messages(variables['input']);
      const answer = answers[Math.min(messages.mock.calls.length, answers.length) - 1];
      return answer?.() ?? answering({ contactSend: true });
    }),
  );
  return { tickets, messages };
}

const open = () => renderUi(<ContactForm topic="PATRONS" />);
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

async function fillIn(): Promise<void> {
  await userEvent.type(field('Your name'), 'Ada Byron');
  await userEvent.type(field('Email'), 'Ada@Example.com');
  await userEvent.type(field('Message'), 'Who carries the engine?');
}

const message = {
  topic: 'PATRONS',
  name: 'Ada Byron',
  email: 'ada@example.com',
  message: 'Who carries the engine?',
  website: '',
};

it('a contact message is sent with the ticket from the first focus, and the form says thanks', async () => {
  const { tickets, messages } = inbox();
  open();
  expect(tickets).not.toHaveBeenCalled();
  await userEvent.click(field('Your name'));
  await waitFor(() => expect(tickets).toHaveBeenCalledOnce());
  await fillIn();
  await send();

  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Thanks, we got your message' })).toHaveFocus(),
  );
  expect(messages).toHaveBeenCalledExactlyOnceWith({ ...message, ticket: 'ticket-1' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('writing another message focuses its field, keeps name and email, and gets a new ticket', async () => {
  const { messages } = inbox();
  open();
  await fillIn();
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Send another message' }));

  expect(field('Message')).toHaveFocus();
  expect(field('Message')).toHaveValue('');
  expect(field('Email')).toHaveValue('Ada@Example.com');
  await userEvent.type(field('Message'), 'And who oils it?');
  await send();
  await screen.findByRole('heading', { name: 'Thanks, we got your message' });
  expect(messages).toHaveBeenLastCalledWith({ ...message, message: 'And who oils it?', ticket: 'ticket-2' });
});

it('an empty contact form sends nothing, names what is missing and focuses it', async () => {
  const { messages } = inbox();
  open();
  await send();
  await waitFor(() => expect(field('Your name')).toHaveFocus());
  expect(field('Your name')).toHaveAccessibleDescription('Enter your name.');
  expect(field('Email')).toBeInvalid();
  expect(field('Message')).toBeInvalid();
  expect(messages).not.toHaveBeenCalled();
});

it('a contact message of a few letters is too short', async () => {
  inbox();
  open();
  await fillIn();
  await userEvent.clear(field('Message'));
  await userEvent.type(field('Message'), '  hello   ');
  await send();
  await waitFor(() => expect(field('Message')).toHaveAccessibleDescription('This is too short.'));
  expect(field('Message')).toHaveFocus();
});

it('a pasted message of a megabyte is too long, is kept and not sent', async () => {
  const { messages } = inbox();
  open();
  await fillIn();
  const pasted = 'A megabyte. '.repeat(90_000);
  fireEvent.input(field('Message'), { target: { value: pasted } });
  await send();
  await waitFor(() => expect(field('Message')).toHaveAccessibleDescription(/^This is too long/));
  expect(field('Message')).toHaveValue(pasted);
  expect(messages).not.toHaveBeenCalled();
});

it('a corrected field of the contact form loses its error, and the next invalid one gets focus', async () => {
  const { messages } = inbox();
  open();
  await send();
  await userEvent.type(field('Your name'), 'Ada');
  await userEvent.type(field('Email'), 'not an address');
  await send();
  expect(field('Your name')).toBeValid();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription(/Enter a valid email/);
  expect(messages).not.toHaveBeenCalled();
});

it('the server’s field error is shown at the field of the contact form', async () => {
  inbox(() => failing('BAD_USER_INPUT', { fields: { email: 'email' } }));
  open();
  await fillIn();
  await send();
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/Enter a valid email/));
  expect(field('Email')).toHaveFocus();
});

it('a lost connection keeps the contact message, which can be sent again', async () => {
  const { messages } = inbox(
    () => HttpResponse.error(),
    () => answering({ contactSend: true }),
  );
  open();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  expect(field('Message')).toHaveValue('Who carries the engine?');

  await send();
  expect(await screen.findByRole('heading', { name: 'Thanks, we got your message' })).toBeVisible();
  expect(messages).toHaveBeenCalledTimes(2);
});

it('a ticket that failed to load is requested again when the message is sent', async () => {
  const { messages } = inbox();
  provider.use(endpoint.query('ContactTicket', () => HttpResponse.error(), { once: true }));
  open();
  await fillIn();
  await send();
  await screen.findByRole('heading', { name: 'Thanks, we got your message' });
  expect(messages).toHaveBeenCalledExactlyOnceWith({ ...message, ticket: 'ticket-1' });
});

it('an expired ticket is renewed and the message resent automatically', async () => {
  const { messages } = inbox(
    () => failing('CONFLICT'),
    () => answering({ contactSend: true }),
  );
  open();
  await fillIn();
  await send();
  await screen.findByRole('heading', { name: 'Thanks, we got your message' });
  expect(messages).toHaveBeenCalledTimes(2);
  expect(messages).toHaveBeenLastCalledWith({ ...message, ticket: 'ticket-2' });
});

it('a second expired ticket is reported, and nothing is sent a third time', async () => {
  const { messages } = inbox(() => failing('CONFLICT'));
  open();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something changed in the meantime.');
  expect(messages).toHaveBeenCalledTimes(2);
  expect(field('Message')).toHaveValue('Who carries the engine?');
});

it('a ticket that is too young is resent unchanged after a wait', async () => {
  const { messages } = inbox(
    () => failing('CONFLICT'),
    () => failing('RATE_LIMITED', { retryAfter: 0.01 }),
    () => answering({ contactSend: true }),
  );
  open();
  await fillIn();
  await send();
  await screen.findByRole('heading', { name: 'Thanks, we got your message' });
  expect(messages).toHaveBeenCalledTimes(3);
  expect(messages).toHaveBeenLastCalledWith({ ...message, ticket: 'ticket-2' });
});

it('a rate-limited contact form says when to try again', async () => {
  inbox(() => failing('RATE_LIMITED', { retryAfter: 600 }));
  open();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
});

it('while a message is being sent, the button shows progress and ignores clicks', async () => {
  const held = Promise.withResolvers<void>();
  const { messages } = inbox();
  provider.use(
    endpoint.mutation('ContactSend', async ({ variables }) => {
      messages(variables['input']);
      await held.promise;
      return answering({ contactSend: true });
    }),
  );
  open();
  await fillIn();
  await send();
  const button = screen.getByRole('button', { name: 'Send message' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  held.resolve();
  await screen.findByRole('heading', { name: 'Thanks, we got your message' });
  expect(messages).toHaveBeenCalledOnce();
});

it('a contact message draft survives a reload', async () => {
  inbox();
  const { unmount } = open();
  await fillIn();
  unmount();
  open();
  expect(field('Your name')).toHaveValue('Ada Byron');
  expect(field('Message')).toHaveValue('Who carries the engine?');
});

it('drafts are kept separately per topic', async () => {
  inbox();
  const { unmount } = open();
  await fillIn();
  unmount();
  renderUi(<ContactForm topic="SPONSORS" />);
  expect(field('Message')).toHaveValue('');
});

it('the honeypot is hidden from screen readers and keyboard, and exposes bots that fill it in', async () => {
  const { messages } = inbox();
  const { container } = open();
  const trap = container.querySelector<HTMLInputElement>('input[name=website]');
  expect(screen.getAllByRole('textbox')).not.toContain(trap);
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(trap).toHaveAttribute('autocomplete', 'off');

  await fillIn();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus();
  if (trap) trap.value = 'https://pills.example';
  await send();
  await waitFor(() =>
    expect(messages).toHaveBeenCalledWith({
      ...message,
      website: 'https://pills.example',
      ticket: 'ticket-1',
    }),
  );
  await screen.findByRole('heading', { name: 'Thanks, we got your message' });
});
