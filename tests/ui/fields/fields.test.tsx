import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Checkbox } from '@/ui/fields/Checkbox';
import { PasswordField } from '@/ui/fields/PasswordField';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { renderUi } from '../renderUi';

it('a text field is named by its label and described by hint and error', () => {
  renderUi(<TextField name="email" label="Email" hint="For the receipt" error="This field is required." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('For the receipt This field is required.');
  expect(field).toHaveAttribute('dir', 'auto');
});

it('a field without an error is not marked as invalid', () => {
  renderUi(<TextField name="email" label="Email" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

it('a password can be shown and hidden, and keeps its value', async () => {
  renderUi(<PasswordField name="password" label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password', { selector: 'input' });
  await userEvent.type(field, 'secret word');
  expect(field).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret word');

  await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
  expect(field).toHaveAttribute('type', 'password');
});

it('a checkbox is checked by clicking its label, and shows its error', async () => {
  renderUi(<Checkbox name="terms" label="I accept" error="Accept the terms to continue." />);
  const box = screen.getByRole('checkbox', { name: 'I accept' });
  expect(box).toHaveAccessibleDescription('Accept the terms to continue.');
  await userEvent.click(screen.getByText('I accept'));
  expect(box).toBeChecked();
});

it('a radio option is named by its label and aside, and described by its description', async () => {
  renderUi(
    <RadioGroup legend="Option" error="Please choose one.">
      <RadioOption
        name="tariff"
        value="1"
        label="Reader"
        description="In every format"
        aside="24"
        defaultChecked
      />
      <RadioOption name="tariff" value="2" label="Scholar" />
    </RadioGroup>,
  );
  expect(screen.getByRole('group', { name: 'Option' })).toHaveAccessibleDescription('Please choose one.');
  expect(screen.getByRole('radio', { name: 'Reader 24' })).toHaveAccessibleDescription('In every format');
  await userEvent.click(screen.getByText('Scholar'));
  expect(screen.getByRole('radio', { name: 'Scholar' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Reader 24' })).not.toBeChecked();
});

it('a select offers its options by name', async () => {
  renderUi(
    <Select
      name="sort"
      label="Order"
      defaultValue="new"
      options={[
        { value: 'new', label: 'Newest first' },
        { value: 'old', label: 'Oldest first' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Order' });
  await userEvent.selectOptions(select, 'Oldest first');
  expect(select).toHaveValue('old');
});
