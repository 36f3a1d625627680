import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Form } from '@/ui/form/Form';
import type { Result } from '@/ui/form/result';
import { useForm } from '@/ui/form/useForm';
import { newPasswordForm } from '@/shared/validation';
import { TextField } from '@/ui/fields/TextField';
import { Button } from '@/ui/Button';
import { renderUi } from '../renderUi';

type Sent = { password: string; repeat: string };

/** A form with two fields whose submissions have these results in turn; returns spies on them. */
function open(...answers: (() => Promise<Result<string>>)[]) {
  const sent = vi.fn<(values: Sent) => void>();
  const done = vi.fn<(data: string, values: Sent) => void>();
  function Example() {
    const form = useForm({
      schema: newPasswordForm,
      async submit(values) {
        sent(values);
        return (await answers.shift()?.()) ?? { data: 'kept' };
      },
      onSuccess: done,
    });
    return (
      <Form form={form} aria-label="Example">
        <TextField {...form.field('password')} label="Password" />
        <TextField {...form.field('repeat')} label="Again" />
        <Button type="submit" pending={form.pending}>
          Save
        </Button>
        {form.data}
      </Form>
    );
  }
  renderUi(<Example />);
  return { sent, done };
}

const failing =
  (code: 'BAD_USER_INPUT' | 'NETWORK', fields = {}) =>
  async (): Promise<Result<string>> => ({
    failure: { code, fields },
  });
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function fillIn(password = 'orbit-violin', repeat = password): Promise<void> {
  await userEvent.type(field('Password'), password);
  await userEvent.type(field('Again'), repeat);
}

it('a form submits its parsed fields and passes on the result', async () => {
  const { sent, done } = open();
  await fillIn();
  await save();
  expect(await screen.findByText('kept')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'orbit-violin', repeat: 'orbit-violin' });
  expect(done).toHaveBeenCalledExactlyOnceWith('kept', { password: 'orbit-violin', repeat: 'orbit-violin' });
});

it('invalid fields are not submitted but marked, and the first one gets focus', async () => {
  const { sent } = open();
  await save();
  expect(field('Password')).toHaveAccessibleDescription('Enter a password.');
  expect(field('Again')).toBeInvalid();
  expect(field('Password')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Check the highlighted fields.');
  expect(sent).not.toHaveBeenCalled();
});

it('a validation error changes while typing, and disappears once the field is valid', async () => {
  open();
  await fillIn('orbit', 'orbit');
  await save();
  expect(field('Password')).toHaveAccessibleDescription('This is too short.');
  await userEvent.clear(field('Password'));
  expect(field('Password')).toHaveAccessibleDescription('Enter a password.');
  await userEvent.type(field('Password'), 'orbit-violin');
  expect(field('Password')).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('an error about two fields disappears when the other one changes', async () => {
  open();
  await fillIn('orbit-violin', 'orbit-viola');
  await save();
  expect(field('Again')).toHaveAccessibleDescription('The passwords don’t match.');
  await userEvent.clear(field('Password'));
  await userEvent.type(field('Password'), 'orbit-viola');
  expect(field('Again')).toBeValid();
});

it('a server error stays until its field changes; its path may include the input', async () => {
  open(failing('BAD_USER_INPUT', { 'input.password': 'passwordCommon' }));
  await fillIn();
  await save();
  await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(/too easy to guess/));
  await waitFor(() => expect(field('Password')).toHaveFocus());
  await userEvent.type(field('Again'), '!');
  expect(field('Password')).toBeInvalid();
  await userEvent.type(field('Password'), '!');
  expect(field('Password')).toBeValid();
});

it('an error for a field that the form does not have is shown above the form', async () => {
  open(failing('BAD_USER_INPUT', { quoteId: 'invalid' }));
  await fillIn();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the highlighted fields.');
});

it('each failure is announced again, and what was typed stays', async () => {
  open(failing('NETWORK'), failing('NETWORK'));
  await fillIn();
  await save();
  const first = await screen.findByRole('alert');
  expect(first).toHaveTextContent('Network Error.');
  await save();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  expect(field('Password')).toHaveValue('orbit-violin');
});

it('a form that is being submitted ignores another submit', async () => {
  const answer = Promise.withResolvers<Result<string>>();
  const { sent } = open(() => answer.promise);
  await fillIn();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Save', busy: true })).toBeVisible();
  await userEvent.type(field('Again'), '{Enter}');
  answer.resolve({ data: 'kept' });
  expect(await screen.findByText('kept')).toBeVisible();
  expect(sent).toHaveBeenCalledOnce();
});
