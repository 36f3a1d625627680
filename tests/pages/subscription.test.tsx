import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { beforeEach, expect, it, vi } from 'vitest';
import { redirectTo } from '@/lib/redirectTo';
import * as page from '@/pages/profile/wallet/subscription';
import { session } from '@/session/session';
import { eventually } from '../eventually';
import { supportDialog } from '../ui/nativeDialog';
import { answering, endpoint, failing } from './support/answers';
import { mockRedirects } from './support/mockRedirects';
import { renderPage } from './support/renderPage';
import { provider, withProvider } from './support/server';
import {
  dollars,
  mutationAnswers,
  nextCharge,
  plan,
  subscription,
  subscriptionAnswers,
  subscriptionPage,
  ways,
} from './support/subscription';

withProvider();
mockRedirects();
beforeEach(() => {
  supportDialog();
  sessionStorage.clear();
  session.getState().setToken('token-of-ada');
});

const open = () => renderPage(page, 'profile/wallet/subscription', '/en/profile/wallet/subscription');
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

const preview = {
  id: 'change-1',
  kind: 'UPGRADE',
  Plan: { id: '2', title: 'Sun' },
  total: '84.00',
  credit: '6.00',
  renewalPrice: '90.00',
  Currency: dollars,
  startsAt: '2027-03-01T12:00:00.000Z',
  endsAt: '2028-03-01T12:00:00.000Z' as string | undefined,
  NextCharge: nextCharge('2028-03-01T12:00:00.000Z', '88.00', { id: '2', title: 'Sun' }),
  Behind: [] as { Plan: { id: string; title: string }; days: number; startsAt?: string; endsAt?: string }[],
};
const previewAnswers = (facts: Partial<typeof preview> = {}) =>
  provider.use(
    endpoint.query('SubscriptionChangePreview', () =>
      answering({
        subscriptionChangePreview: { ...preview, ...facts },
        availablePaymentMethods: ways,
      }),
    ),
  );
const payment = (order: string, transaction: string, redirectUrl: string | null = null) => ({
  redirectUrl,
  Order: { id: '70', status: order },
  Transaction: { id: '80', status: transaction },
});
const pastDue = subscription({
  status: 'PAST_DUE',
  activeEndDate: '2027-03-01T12:00:00.000Z',
  pastDueEndDate: '2027-03-15T12:00:00.000Z',
  NextCharge: nextCharge('2027-03-03T12:00:00.000Z', '12.00'),
  overdue: '12.00',
});

it('the subscription page shows plan, price, state and the upcoming events', async () => {
  subscriptionAnswers(subscriptionPage(subscription()));
  open();
  const card = within(await screen.findByRole('region', { name: 'Your plan Moon' }));
  expect(card.getByText('$9.00')).toBeVisible();
  expect(card.getByText(/It renews on .*Mar 21, 2027.* for .*\$9\.00/)).toBeVisible();
  expect(card.getByText('Active')).toBeVisible();
  const line = within(screen.getByRole('region', { name: 'Upcoming' })).getAllByRole('listitem');
  expect(line.map((item) => item.textContent.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
    expect.stringMatching(/^Last payment.*Feb 19, 2027/),
    expect.stringMatching(/^Last moment to cancel.*Mar 21, 2027/),
    expect.stringMatching(/^Next charge: \$9.00.*Mar 21, 2027/),
  ]);
  expect(screen.getByText(/.Moon. was renewed/)).toBeVisible();
});

it('a planned change shows the same next charge in the text and the timeline', async () => {
  const Sun = { id: '2', title: 'Sun' };
  const planned = subscription({
    NextPlan: Sun,
    NextCharge: nextCharge('2027-03-21T12:00:00.000Z', '90.00', Sun),
  });
  subscriptionAnswers(subscriptionPage(planned));
  open();
  const card = within(await screen.findByRole('region', { name: 'Your plan Moon' }));
  expect(card.getByText(/On .*Mar 21, 2027.*, it changes to .*Sun.* for .*\$90\.00/)).toBeVisible();
  expect(screen.getByText(/^Next charge: .*\$90\.00/)).toBeVisible();
  expect(screen.queryByText(/renews on/)).not.toBeInTheDocument();
});

it('a canceled subscription shows its end date instead of being active', async () => {
  subscriptionAnswers(subscriptionPage(subscription({ renew: false, NextCharge: null })));
  open();
  const card = within(await screen.findByRole('region', { name: 'Your plan Moon' }));
  expect(card.getByText(/^Ends .*Mar 21, 2027/)).toBeVisible();
  expect(card.queryByText('Active')).not.toBeInTheDocument();
});

it('loading the subscription shows a skeleton', async () => {
  const answer = Promise.withResolvers<void>();
  provider.use(
    endpoint.query('SubscriptionPage', async () => {
      await answer.promise;
      return answering({ ...subscriptionPage(subscription()) });
    }),
  );
  open();
  expect(await screen.findByText('Loading your subscription')).toBeInTheDocument();
  answer.resolve();
  expect(await screen.findByRole('region', { name: 'Your plan Moon' })).toBeVisible();
});

it('a user without a subscription sees the plans, and the trial if it is available', async () => {
  subscriptionAnswers(subscriptionPage(null, { subscriptionHistory: [] }));
  open();
  expect(await screen.findByText('No subscription yet')).toBeVisible();
  expect(screen.getByText('The first 14 days are free')).toBeVisible();
  expect(screen.getByText(/it simply ends/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Start trial, then .*a year.* Sun$/ })).toHaveAttribute(
    'href',
    '/en/products/20/payment?trial=1',
  );
  expect(screen.getByRole('link', { name: 'Choose Moon' })).toHaveAttribute(
    'href',
    '/en/products/10/payment',
  );
});

it('a trial without a payment method links to adding a card on the provider’s page', async () => {
  const trial = subscription({ status: 'TRIALING', isTrial: true, isCovered: false });
  subscriptionAnswers(subscriptionPage(trial));
  provider.use(
    endpoint.query('WaysToPay', () =>
      answering({
        availablePaymentMethods: [
          { id: 'balance', displayName: 'Wallet', description: null, canBeKept: false },
          { id: 'sandbox', displayName: 'Test card', description: null, canBeKept: true },
        ],
      }),
    ),
  );
  const asked = mutationAnswers('SavedMethodAdd', { savedMethodAdd: '/sandbox/pay/card' });
  open();
  const [first] = await screen.findAllByRole('button', { name: 'Add card' });
  if (!first) throw new Error('there is a button');
  await userEvent.dblClick(first);
  await eventually(() =>
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/sandbox/pay/card`),
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith({ paymentMethodId: 'sandbox' });
});

it('a trial without a payment method and with no card provider links to the wallet', async () => {
  const trial = subscription({ status: 'TRIALING', isTrial: true, isCovered: false });
  subscriptionAnswers(subscriptionPage(trial));
  open();
  expect(await screen.findByText(/trial ends on .*Mar 21, 2027.*\$9\.00.* will be due/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/en/profile/wallet');
});

it('a trial with a payment method does not ask for one', async () => {
  subscriptionAnswers(subscriptionPage(subscription({ status: 'TRIALING', isTrial: true })));
  open();
  expect(await screen.findByText(/After that, you’ll pay/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add funds' })).not.toBeInTheDocument();
});

it('a former subscriber is offered no trial', async () => {
  const over = subscription({ status: 'CANCELED', renew: false, NextCharge: null });
  subscriptionAnswers(subscriptionPage(over));
  open();
  expect(await screen.findByRole('link', { name: 'Choose Sun' })).toBeVisible();
  expect(screen.queryByText(/days are free/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Cancel subscription/ })).not.toBeInTheDocument();
});

it('canceling shows how long access lasts, sends the reason, and is confirmed', async () => {
  subscriptionAnswers(
    subscriptionPage(subscription()),
    subscriptionPage(subscription({ renew: false, NextCharge: null })),
  );
  const asked = mutationAnswers('SubscriptionCancel', { subscriptionCancel: subscription({ renew: false }) });
  open();
  await press('Cancel subscription');
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel your subscription?' }));
  expect(dialog.getByText(/keep access until .*Mar 21, 2027/)).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'I only need a break' }));
  await userEvent.type(dialog.getByRole('textbox'), ' until autumn ');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
  const said = await screen.findByText('Subscription canceled. You won’t be charged again.');
  expect(asked).toHaveBeenCalledExactlyOnceWith({ reason: 'pause: until autumn' });
  expect(said.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Keep subscription' })).toBeVisible();
});

it('a renewed term can end with notice, with the rest paid back, or at its end', async () => {
  const EarlyEnd = { date: '2027-01-21T12:00:00.000Z', amount: '6.50', Currency: { id: '1', code: 'USD' } };
  subscriptionAnswers(subscriptionPage(subscription({ EarlyEnd })));
  const early = mutationAnswers('SubscriptionEndEarly', {
    subscriptionEndEarly: subscription({ renew: false }),
  });
  open();
  await press('Cancel subscription');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('radio', { name: /notice: .*Jan 21, 2027.* pay back .*\$6\.50/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: /the time you paid for: .*Mar 21, 2027/ }));
  await userEvent.click(dialog.getByRole('radio', { name: /notice/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
  expect(await screen.findByText(/Subscription canceled/)).toBeVisible();
  expect(early).toHaveBeenCalledExactlyOnceWith({});
});

it('a failed cancellation keeps what was typed', async () => {
  subscriptionAnswers(subscriptionPage(subscription()));
  provider.use(endpoint.mutation('SubscriptionCancel', () => failing('INTERNAL')));
  open();
  await press('Cancel subscription');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'no time');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(dialog.getByRole('textbox')).toHaveValue('no time');
});

it('a canceled subscription can be resumed', async () => {
  subscriptionAnswers(
    subscriptionPage(subscription({ renew: false, NextCharge: null })),
    subscriptionPage(subscription()),
  );
  const asked = mutationAnswers('SubscriptionResume', { subscriptionResume: subscription() });
  open();
  await press('Keep subscription');
  expect(await screen.findByText('Your subscription continues.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
});

it('an upgrade shows every amount before paying, and is paid once with the chosen method', async () => {
  subscriptionAnswers(subscriptionPage(subscription()));
  previewAnswers();
  const asked = mutationAnswers('SubscriptionChange', {
    subscriptionChange: {
      Subscription: subscription(),
      Payment: payment('CONFIRMED', 'PENDING', '/sandbox/pay/80'),
    },
  });
  open();
  await press('Preview change Sun');
  const dialog = within(await screen.findByRole('dialog', { name: /Change to .Sun./ }));
  expect(await dialog.findByText('-$6.00')).toBeVisible();
  expect(dialog.getByText('$88.00')).toBeVisible();
  expect(dialog.getByText('$84.00')).toBeVisible();
  expect(dialog.getByText('Mar 1, 2028')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Wallet' })).toBeDisabled();
  expect(dialog.getByRole('radio', { name: 'Test card' })).toBeChecked();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Pay $84.00 and change' }));
  await eventually(() =>
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/sandbox/pay/80`),
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    input: {
      planId: '2',
      changeId: 'change-1',
      paymentMethodId: 'sandbox',
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
    },
  });
});

it.each([
  [
    { startsAt: '2028-03-01T12:00:00.000Z', endsAt: '2028-03-31T12:00:00.000Z' },
    /added after your new plan/,
    'Mar 1, 2028 – Mar 31, 2028',
  ],
  [{}, /you’ll get them back/, '30 days'],
])('an upgrade explains what happens to gifted time: %o', async (span, words, figure) => {
  subscriptionAnswers(subscriptionPage(subscription()));
  previewAnswers({
    Behind: [{ Plan: { id: '1', title: 'Comet' }, days: 30, ...span }],
    ...(!('endsAt' in span) && { endsAt: undefined }),
  });
  open();
  await press('Preview change Sun');
  const dialog = within(await screen.findByRole('dialog', { name: /Change to .Sun./ }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByText('Comet')).toBeVisible();
  expect(dialog.getByText(figure)).toBeVisible();
});

it('an untrusted payment page is not opened', async () => {
  subscriptionAnswers(subscriptionPage(subscription()));
  previewAnswers();
  mutationAnswers('SubscriptionChange', {
    subscriptionChange: {
      Subscription: subscription(),
      Payment: payment('CONFIRMED', 'PENDING', 'https://evil.example/pay'),
    },
  });
  open();
  await press('Preview change Sun');
  await press('Pay $84.00 and change');
  expect(await screen.findByRole('alert')).toHaveTextContent('We blocked the payment page');
  expect(redirectTo).not.toHaveBeenCalled();
});

it('a plan change without a response is retried under the same key', async () => {
  subscriptionAnswers(subscriptionPage(subscription()));
  previewAnswers();
  const keys: unknown[] = [];
  provider.use(
    endpoint.mutation('SubscriptionChange', ({ variables }) => {
      keys.push(variables['input'].idempotencyKey);
      if (keys.length === 1) return HttpResponse.error();
      return answering({
        subscriptionChange: { Subscription: subscription(), Payment: payment('PAID', 'SUCCEEDED') },
      });
    }),
  );
  open();
  await press('Preview change Sun');
  await press('Pay $84.00 and change');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  await press('Pay $84.00 and change');
  expect(await screen.findByText('Your plan has changed.')).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('a price that changed in the meantime shows a new preview, and nothing is charged', async () => {
  subscriptionAnswers(subscriptionPage(subscription()));
  previewAnswers();
  provider.use(
    endpoint.mutation('SubscriptionChange', () => {
      previewAnswers({ total: '85.50', credit: '4.50' });
      return failing('PLAN_CHANGE_UNCONFIRMED');
    }),
  );
  open();
  await press('Preview change Sun');
  await press('Pay $84.00 and change');
  expect(await screen.findByRole('button', { name: 'Pay $85.50 and change' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The price has changed');
});

it('a downgrade waits for the renewal and can be canceled', async () => {
  const planned = subscription({ NextPlan: { id: '2', title: 'Sun' } });
  subscriptionAnswers(
    subscriptionPage(subscription()),
    subscriptionPage(planned),
    subscriptionPage(subscription()),
  );
  previewAnswers({ kind: 'DOWNGRADE', total: '0.00', credit: '0.00', startsAt: '2027-03-21T12:00:00.000Z' });
  const asked = mutationAnswers('SubscriptionChange', {
    subscriptionChange: { Subscription: planned, Payment: null },
  });
  const dropped = mutationAnswers('SubscriptionChangeCancel', { subscriptionChangeCancel: subscription() });
  open();
  await press('Preview change Sun');
  expect(await screen.findByText(/You keep your plan until .*Mar 21, 2027/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Test card' })).not.toBeInTheDocument();
  await press('Change at renewal');
  expect(await screen.findByText('Your change is scheduled for your next renewal.')).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toEqual({
    input: { planId: '2', changeId: 'change-1', idempotencyKey: expect.any(String) },
  });
  await press('Keep current plan');
  expect(await screen.findByText('You keep your current plan.')).toBeVisible();
  expect(dropped).toHaveBeenCalledOnce();
});

it.each([
  ['it replaces an overdue renewal', pastDue, /replaces your overdue renewal/],
  ['a canceled subscription renews again', subscription({ renew: false }), /turns automatic renewal back on/],
])('changing the plan says that %s', async (_what, current, words) => {
  subscriptionAnswers(subscriptionPage(current));
  previewAnswers();
  open();
  await press('Preview change Sun');
  expect(await screen.findByText(words)).toBeVisible();
});

it.each([
  [true, 'shorten your time'],
  [false, 'your access will end'],
])(
  'a difference says until when to pay it, and what happens otherwise (shortened: %s)',
  async (isShortened, outcome) => {
    const difference = {
      id: '90',
      Product: { id: '10', title: 'Moon' },
      amount: '96.00',
      Currency: { id: '1', code: 'USD' },
      payBy: '2027-03-05T12:00:00.000Z',
      isShortened,
    };
    subscriptionAnswers(subscriptionPage(subscription(), { owner: { openDifferences: [difference] } }));
    open();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/Part of .*Moon.* is no longer paid for/);
    expect(notice).toHaveTextContent(/\$96\.00.*Pay by .*Mar 5, 2027/);
    expect(notice).toHaveTextContent(outcome);
    expect(within(notice).getByRole('link', { name: 'Pay difference' })).toHaveAttribute(
      'href',
      '/en/profile/wallet/payments',
    );
  },
);

it('an overdue renewal is shown and can be paid from the wallet', async () => {
  subscriptionAnswers(subscriptionPage(pastDue, {}), subscriptionPage(subscription()));
  provider.use(endpoint.query('WaysToPay', () => answering({ availablePaymentMethods: ways })));
  const asked = mutationAnswers('SubscriptionPay', { subscriptionPay: payment('PAID', 'SUCCEEDED') });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/\$12\.00.* is overdue/);
  await press('Pay now');
  await press('Pay $12.00');
  expect(await screen.findByText('Thanks, payment received.')).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    paymentMethodId: 'balance',
    idempotencyKey: expect.any(String),
  });
});

it('an overdue renewal can be paid with a card, which may be saved for renewals', async () => {
  subscriptionAnswers(subscriptionPage(pastDue, { owner: { balances: [] } }));
  provider.use(endpoint.query('WaysToPay', () => answering({ availablePaymentMethods: ways })));
  const asked = mutationAnswers('SubscriptionPay', { subscriptionPay: payment('CONFIRMED', 'FAILED') });
  open();
  await press('Pay now');
  const keep = await screen.findByRole('checkbox', { name: 'Save this payment method for renewals' });
  expect(keep).toBeChecked();
  await press('Pay $12.00');
  await within(screen.getByRole('dialog')).findByRole('alert');
  await userEvent.click(keep);
  await press('Pay $12.00');
  await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
  const idempotencyKey: unknown = expect.any(String);
  expect(asked.mock.calls).toEqual([
    [{ paymentMethodId: 'sandbox', idempotencyKey, saveMethod: true }],
    [{ paymentMethodId: 'sandbox', idempotencyKey }],
  ]);
});

it('paying from the wallet does not offer to save it', async () => {
  subscriptionAnswers(subscriptionPage(pastDue));
  provider.use(endpoint.query('WaysToPay', () => answering({ availablePaymentMethods: ways })));
  open();
  await press('Pay now');
  const keep = () => screen.queryByRole('checkbox', { name: 'Save this payment method for renewals' });
  expect(await screen.findByRole('radio', { name: 'Wallet' })).toBeChecked();
  expect(keep()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Test card' }));
  expect(keep()).toBeVisible();
});

/** Simulates coming back from the provider's page, with the payment going through these states. */
function backFromProvider(word: 'paid' | 'changed', ...states: readonly string[]): void {
  sessionStorage.setItem('personal.subscription.payment', JSON.stringify({ transactionId: '80', word }));
  let looks = 0;
  provider.use(
    endpoint.query('SubscriptionPaymentState', ({ variables }) => {
      expect(variables).toEqual({ id: '80' });
      const status = states[Math.min(looks, states.length - 1)];
      looks += 1;
      return answering({ transaction: { id: '80', status } });
    }),
  );
}
const lookAgain = () => fireEvent(document, new Event('visibilitychange'));

it('a payment that is still processing is polled and shown once it succeeds', async () => {
  subscriptionAnswers(subscriptionPage(pastDue), subscriptionPage(subscription()));
  backFromProvider('paid', 'PENDING', 'PROCESSING', 'SUCCEEDED');
  open();
  expect(await screen.findByText(/Waiting for your payment/)).toBeVisible();
  await eventually(() => {
    lookAgain();
    expect(screen.getByText('Thanks, payment received.')).toBeVisible();
  });
  expect(await screen.findByText('Active')).toBeVisible();
  expect(screen.queryByText(/is overdue/)).not.toBeInTheDocument();
  expect(sessionStorage.getItem('personal.subscription.payment')).toBeNull();
});

it.each([
  ['FAILED', /was declined/],
  ['EXPIRED', undefined],
])('a payment that ends as %s is not polled any longer', async (status, words) => {
  subscriptionAnswers(subscriptionPage(subscription()));
  backFromProvider('changed', status);
  open();
  const waiting = await screen.findByText(/Waiting for your payment/);
  lookAgain();
  await eventually(() => expect(waiting).not.toBeInTheDocument());
  if (words) expect(screen.getByRole('alert')).toHaveTextContent(words);
  else expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('personal.subscription.payment')).toBeNull();
});

it('a payment sent to the provider’s page is remembered in the tab', async () => {
  subscriptionAnswers(subscriptionPage(pastDue));
  provider.use(endpoint.query('WaysToPay', () => answering({ availablePaymentMethods: ways })));
  mutationAnswers('SubscriptionPay', {
    subscriptionPay: payment('CONFIRMED', 'PENDING', '/sandbox/pay/80'),
  });
  open();
  await press('Pay now');
  await press('Pay $12.00');
  await eventually(() => expect(redirectTo).toHaveBeenCalledOnce());
  expect(JSON.parse(sessionStorage.getItem('personal.subscription.payment') ?? '')).toEqual({
    transactionId: '80',
    word: 'paid',
  });
});

it('a declined payment is shown as declined', async () => {
  subscriptionAnswers(subscriptionPage(pastDue));
  provider.use(endpoint.query('WaysToPay', () => answering({ availablePaymentMethods: ways })));
  mutationAnswers('SubscriptionPay', { subscriptionPay: payment('CONFIRMED', 'FAILED') });
  open();
  await press('Pay now');
  await press('Pay $12.00');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('was declined');
});

it('renewals are paid from the wallet or a saved method, and other methods can be removed', async () => {
  const card = (id: string, label: string) => ({
    id,
    label,
    PaymentMethod: { id: 'sandbox', displayName: 'Card' },
  });
  const SavedMethods = [card('1', 'Visa 4242'), card('2', 'Visa 1881')];
  const withCard = subscription({ SavedMethod: { id: '1', label: 'Visa 4242' } });
  subscriptionAnswers(subscriptionPage(withCard, { wallet: { SavedMethods } }));
  const set = mutationAnswers('SubscriptionMethodSet', { subscriptionMethodSet: subscription() });
  const removed = mutationAnswers('SavedMethodRemove', { savedMethodRemove: true });
  open();
  expect(await screen.findByRole('radio', { name: 'Visa 4242' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Remove Visa 4242' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'My wallet' }));
  expect(await screen.findByText('Renewal payment method saved.')).toBeVisible();
  expect(set).toHaveBeenCalledExactlyOnceWith({ savedMethodId: null });
  await press('Remove Visa 1881');
  expect(await screen.findByText('Saved payment method removed.')).toBeVisible();
  expect(removed).toHaveBeenCalledExactlyOnceWith({ id: '2' });
});

it('an activation opens a product that is included in the subscription', async () => {
  const opened = [
    {
      id: '1',
      status: 'ACTIVE',
      availableTo: '2027-04-01T12:00:00.000Z',
      hasGoods: true,
      Product: { id: '30' },
    },
  ] as const;
  subscriptionAnswers(
    subscriptionPage(subscription()),
    subscriptionPage(subscription({ activationsLeft: 1 }), { owner: { SubscriptionPurchase: [...opened] } }),
  );
  const asked = mutationAnswers('SubscriptionActivate', {
    subscriptionActivate: { id: '1', status: 'ACTIVE', availableTo: null, hasGoods: true },
  });
  open();
  expect(await screen.findByText('2 of 3 activations left')).toBeVisible();
  expect(screen.queryByText('Loose Leaf')).not.toBeInTheDocument();
  await press('Use an activation Night Walk');
  // An activation cannot be undone, so it asks first.
  expect(await screen.findByRole('dialog', { name: /^Activate .*Night Walk.*\?$/ })).toHaveTextContent(
    '1 of 3',
  );
  expect(asked).not.toHaveBeenCalled();
  await press('Activate');
  expect(await screen.findByText('You now have access.')).toBeVisible();
  expect(await screen.findByText(/Included until .*Apr 1, 2027/)).toBeVisible();
  expect(screen.getByText('1 of 3 activations left')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases/1',
  );
  expect(screen.getByRole('link', { name: 'Open Night Walk' })).toHaveAttribute(
    'href',
    '/en/profile/wallet/purchases/1',
  );
  expect(asked).toHaveBeenCalledExactlyOnceWith({ productId: '30' });
});

it.each([
  ['lasts as long as the subscription', {}, 'Included while your subscription is active'],
  ['is permanent with a lifetime plan', { activeEndDate: null }, 'Included forever'],
])('a product without its own duration %s', async (_what, facts, words) => {
  const walk = { id: '30', title: 'Night Walk', description: '', availableBySubscription: true };
  const products = [{ ...walk, availableDuration: null }];
  subscriptionAnswers(subscriptionPage(subscription(facts), { products }));
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

it('an activated product ends with a canceled subscription', async () => {
  const opened = [
    {
      id: '1',
      status: 'ACTIVE',
      availableTo: '2027-04-01T12:00:00.000Z',
      hasGoods: true,
      Product: { id: '30' },
    },
  ] as const;
  const canceled = subscription({ renew: false });
  subscriptionAnswers(subscriptionPage(canceled, { owner: { SubscriptionPurchase: [...opened] } }));
  open();
  expect(await screen.findByText(/Included until .*Mar 21, 2027/)).toBeVisible();
});

it('a subscription without activations left says so', async () => {
  subscriptionAnswers(subscriptionPage(subscription({ activationsLeft: 0 })));
  open();
  expect(await screen.findByText(/You’ve used all your activations/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Use an activation/ })).not.toBeInTheDocument();
});

it('a lifetime subscription can be neither canceled nor changed', async () => {
  const forGood = subscription({
    activeEndDate: null,
    NextCharge: null,
    Plan: { ...subscription().Plan, lifetime: true, duration: null },
  });
  subscriptionAnswers(subscriptionPage(forGood, { plans: [plan('2', 'Sun', '90.00')] }));
  open();
  expect(await screen.findByText('It’s yours forever.')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /Cancel|Preview change|Add to calendar/ }),
  ).not.toBeInTheDocument();
});

it('the dates can be downloaded as a calendar file', async () => {
  const made: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        made.push(blob);
        return 'blob:calendar';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  subscriptionAnswers(subscriptionPage(subscription()));
  open();
  await press('Add to calendar');
  expect(clicked).toHaveBeenCalledOnce();
  const text = await made[0]?.text();
  expect(text).toContain('DTSTART:20270321T120000Z');
  expect(text).toContain('SUMMARY;LANGUAGE=en-US:Next charge: $9.00 · Moon');
  clicked.mockRestore();
});

it('a subscription that failed to load can be retried', async () => {
  provider.use(endpoint.query('SubscriptionPage', () => failing('INTERNAL')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your subscription');
  subscriptionAnswers(subscriptionPage(subscription()));
  await press('Try again');
  expect(await screen.findByRole('region', { name: 'Your plan Moon' })).toBeVisible();
});

it('a subscription that failed to load while offline appears once back online', async () => {
  provider.use(endpoint.query('SubscriptionPage', () => HttpResponse.error()));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  subscriptionAnswers(subscriptionPage(subscription()));
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('region', { name: 'Your plan Moon' })).toBeVisible();
});
