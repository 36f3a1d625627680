import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { PayButton } from '@/features/checkout/form/PayButton';
import { PromoField } from '@/features/checkout/form/PromoField';
import { Summary } from '@/features/checkout/form/Summary';
import type { Quote } from '@/features/checkout/types';
import { newPasswordForm } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/fields/TextField';
import { ActionNotice } from '@/ui/form/ActionNotice';
import { Form } from '@/ui/form/Form';
import { useAction } from '@/ui/form/useAction';
import { useForm } from '@/ui/form/useForm';
import { Filters } from '@/ui/list/Filters';
import { Money } from '@/ui/Money';
import { renderUi } from './renderUi';
import { translatePage } from './translatePage';

const quote: Quote = {
  default: '45.00',
  difference: '0.00',
  total: '45.00',
  quoteId: 'quote-1',
  expiresAt: '2026-11-22T08:00:00.000Z',
  isMemberPrice: false,
  memberSaving: null,
  promoCodeAccepted: null,
  Currency: { id: '1', code: 'USD' },
  AmountRange: null,
  Tax: { rate: '20', tax: '7.50' },
  change: null,
  next: null,
  nextAfterTrial: null,
  owned: null,
  refundDays: 14,
  Immediate: null,
};

/** Renders what depends on a step, translates it, and returns a function that goes to the next step. */
function translated(render: (step: number) => ReactNode) {
  const steps = createStore(() => 0);
  function Example() {
    return render(useStore(steps));
  }
  renderUi(<Example />);
  translatePage();
  return async () => act(async () => steps.setState(steps.getState() + 1));
}

it('a translated button shows its spinner, and its next words', async () => {
  const next = translated((step) => (
    <Button pending={step === 1}>{step < 2 ? 'Send message' : 'Resend'}</Button>
  ));
  await next();
  expect(screen.getByRole('button', { name: 'Send message', busy: true })).toBeVisible();
  await next();
  expect(screen.getByRole('button', { name: 'Resend', busy: false })).toBeVisible();
});

it('a translated pay button names the amount that is charged now', async () => {
  const facts = {
    chargesWallet: false,
    next: null,
    isPaying: false,
    isUpdating: false,
    isAgain: false,
    isDisabled: false,
  };
  const next = translated((step) => (
    <PayButton {...facts} quote={{ ...quote, total: step === 0 ? '45.00' : '40.50' }} isPaying={step === 2} />
  ));
  await next();
  expect(screen.getByRole('button')).toHaveTextContent('Continue to card payment · $40.50');
  await next();
  expect(screen.getByRole('button', { busy: true })).not.toHaveTextContent('40.50');
});

it('a translated summary shows every figure of the price now', async () => {
  const reduced = { total: '40.50', difference: '-4.50', Tax: { rate: '20', tax: '6.75' } };
  const next = translated((step) => (
    <>
      <Summary
        item="Scholar"
        quote={step === 0 ? undefined : { ...quote, ...(step === 2 && reduced) }}
        isPending={false}
        isSold
      />
      <Money amount={step === 2 ? '40.50' : '45.00'} currency="USD" label="Instead of" struck signed />
    </>
  ));
  await next();
  await next();
  const words = screen.getByRole('region').parentElement?.textContent;
  expect(words).not.toMatch(/\$45\.00.*\$45\.00|7\.50/);
  expect(words).toMatch(/−?-?\$4\.50.*\$40\.50.*\$6\.75.*\+\$40\.50/);
});

it('a translated promo code is applied and taken off', async () => {
  const next = translated((step) => (
    <PromoField
      applied={step === 0 ? '' : 'SPRING10'}
      accepted={step === 0 ? undefined : true}
      isUnused={false}
      onApply={() => undefined}
    />
  ));
  await userEvent.type(screen.getByRole('textbox'), 'SPRING10');
  expect(screen.getByRole('status')).toHaveTextContent('Checking');
  await next();
  expect(screen.getByRole('status')).toHaveTextContent('SPRING10');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a translated form shows what is wrong, why it failed, and that it was kept', async () => {
  const answers = [{ failure: { code: 'NETWORK', fields: {} } }, { data: 'kept' }] as const;
  let sent = 0;
  function Example() {
    const form = useForm({ schema: newPasswordForm, submit: async () => answers[sent++] ?? { data: '' } });
    return (
      <Form form={form} failureTitle="The password was not saved.">
        <TextField {...form.field('password')} label="Password" />
        <TextField {...form.field('repeat')} label="Again" hint="The same once more" />
        <Button type="submit" pending={form.pending}>
          Save
        </Button>
        {form.data && <p>{form.data}</p>}
      </Form>
    );
  }
  renderUi(<Example />);
  translatePage();
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect(screen.getByRole('textbox', { name: 'Password' })).toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: 'Password' }), 'orbit-violin');
  await userEvent.type(screen.getByRole('textbox', { name: 'Again' }), 'orbit-violin');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('The password was not saved.');
  expect(screen.getByRole('textbox', { name: 'Password' })).toBeValid();
  await save();
  expect(await screen.findByText('kept')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a translated message shows why its action failed', async () => {
  function Example() {
    const action = useAction(async () => ({ failure: { code: 'NETWORK' as const, fields: {} } }));
    return (
      <ActionNotice title="Not sent yet" action={action} label="Try again">
        It takes a moment.
      </ActionNotice>
    );
  }
  renderUi(<Example />);
  translatePage();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('translated filters show how many are active', async () => {
  const form = { onSubmit: () => undefined, clear: () => undefined, isPending: false };
  const next = translated((step) => (
    <Filters form={form} active={step}>
      <input aria-label="Search" />
    </Filters>
  ));
  await next();
  expect(screen.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  await next();
  expect(screen.getByRole('button', { name: 'Filters 2' })).toBeVisible();
});
