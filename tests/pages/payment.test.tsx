import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveFor } from '@/lib/leave';
import { session } from '@/session/session';
import { endpoint } from '../mocks/handlers';
import { rootValue } from '../mocks/resolvers';
import { withMockProvider } from '../mocks/server';
import { signIn } from '../mocks/world';
import { openPayment } from './paymentPage';

vi.mock('@/lib/leave', () => ({ leaveFor: vi.fn<typeof leaveFor>() }));

const provider = withMockProvider();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.getState().logout();
  vi.mocked(leaveFor).mockClear();
});

/** The summary, where the total stands. */
const summary = async () => within(await screen.findByRole('region', { name: 'Summary' }));
const payButton = async (name: RegExp = /^Pay/) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error('No button to pay');
  return button;
};

async function fillIn(email = 'guest@example.com') {
  const field = await screen.findByRole('textbox', { name: 'E-mail for the receipt' });
  await userEvent.clear(field);
  await userEvent.type(field, email);
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
}

test('the page opens with the cheapest edition and its price', async () => {
  openPayment();
  expect(await screen.findByRole('heading', { level: 1, name: 'The Atlas of Attention' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Reader/ })).toBeChecked();
  expect((await summary()).getByText('$24.00')).toBeVisible();
  expect(document.title).toContain('The Atlas of Attention: payment');
});

test('a reduced edition says what it cost before and what it costs now', async () => {
  openPayment();
  expect(
    await screen.findByRole('radio', { name: /^Scholar\s*Before:\s*\$58.00\s*Now:\s*\$45.00$/ }),
  ).toBeVisible();
});

test('another edition changes price, difference and total, and the address', async () => {
  const { router } = openPayment();
  await userEvent.click(await screen.findByRole('radio', { name: /^Scholar/ }));
  const figures = await summary();
  expect(await figures.findByText('-$13.00')).toBeVisible();
  expect(figures.getByText('$58.00')).toBeVisible();
  expect(figures.getByText('$45.00')).toBeVisible();
  expect(router.state.location.search).toBe('?tariff=scholar');
});

test('the figures of before stay, marked as busy, until the new ones are there', async () => {
  openPayment();
  const figures = await summary();
  await figures.findByText('$24.00');
  const answer = Promise.withResolvers<void>();
  provider.server.use(
    endpoint.query('OrderCheck', async () => {
      await answer.promise;
      return undefined;
    }),
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Patron/ }));
  await waitFor(() => expect(figures.getByText('$24.00').closest('dl')).toHaveAttribute('aria-busy', 'true'));
  answer.resolve();
  await waitFor(() =>
    expect(figures.getByText('$180.00').closest('dl')).toHaveAttribute('aria-busy', 'false'),
  );
});

test('the address brings edition, bonus and promo code back', async () => {
  openPayment('/en/products/2/payment?tariff=scholar&gift=map&promo=SPRING10');
  expect(await screen.findByRole('radio', { name: 'A map to print' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Promo code/ })).toHaveValue('SPRING10');
  expect(await (await summary()).findByText('$40.50')).toBeVisible();
});

test('bonuses are offered with the editions that bring them', async () => {
  openPayment();
  await screen.findByRole('radio', { name: /^Reader/ });
  expect(screen.queryByRole('group', { name: 'Your bonus' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^Patron/ }));
  const bonuses = within(screen.getByRole('group', { name: 'Your bonus' }));
  expect(bonuses.getAllByRole('radio')).toHaveLength(2);
  expect(bonuses.queryByRole('radio', { name: 'A map to print' })).not.toBeInTheDocument();
});

test('another currency changes every price and is remembered', async () => {
  openPayment('/en/products/2/payment?tariff=scholar');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'Euro (EUR)');
  expect(await (await summary()).findByText('€42.00')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Reader €22.00/ })).toBeVisible();
  expect(session.getState().currencyId).toBe('2');
});

test('a currency without a price says what is charged instead', async () => {
  openPayment();
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Currency' }),
    'South Korean Won (KRW)',
  );
  expect(
    await screen.findByText(
      'There is no price in this currency (South Korean Won (KRW)). You pay in US Dollar (USD).',
    ),
  ).toBeVisible();
  expect((await summary()).getByText('$24.00')).toBeVisible();
});

test('a promo code that counts lowers the total and can be taken off again', async () => {
  openPayment();
  await userEvent.type(await screen.findByRole('textbox', { name: /Promo code/ }), 'spring10{Enter}');
  expect(await screen.findByText('SPRING10 is applied.')).toBeVisible();
  const figures = await summary();
  expect(figures.getByText('$21.60')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(figures.queryByText('$21.60')).not.toBeInTheDocument());
  expect(provider.world.orders).toHaveLength(0);
});

test('an unknown promo code is said once typing rests, and does not keep anybody from paying', async () => {
  openPayment();
  await userEvent.type(await screen.findByRole('textbox', { name: /Promo code/ }), 'NOPE');
  expect(await screen.findByText('We do not know this promo code, or it no longer counts.')).toBeVisible();
  await fillIn();
  await userEvent.click(await payButton());
  await waitFor(() => expect(leaveFor).toHaveBeenCalled());
});

test('what is missing is said at its field, the first takes the focus, and nothing is sent', async () => {
  openPayment();
  await userEvent.click(await payButton());
  const email = await screen.findByRole('textbox', { name: 'E-mail for the receipt' });
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/Please fill this in/);
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveAccessibleDescription(
    /Please accept the terms/,
  );
  expect(provider.world.orders).toHaveLength(0);
});

test('a guest pays: the token is kept and the provider takes over', async () => {
  openPayment();
  await fillIn();
  await userEvent.click(await payButton());
  await waitFor(() =>
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^http:\/\/localhost:3000\/sandbox\/pay\//),
    ),
  );
  expect(provider.world.orders).toHaveLength(1);
  expect(session.getState()).toMatchObject({ isAutogenerated: true });
  expect(session.getState().autoGeneratedToken).toMatch(/^token-guest/);
});

test('twenty presses make one order', async () => {
  openPayment();
  await fillIn();
  const button = await payButton();
  await Promise.all(Array.from({ length: 20 }, () => userEvent.click(button)));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(provider.world.orders).toHaveLength(1);
});

test('an answer that is lost is said, and trying again makes no second order', async () => {
  openPayment();
  await fillIn();
  let body: unknown;
  provider.server.use(
    endpoint.mutation(
      'PaymentCreate',
      ({ variables }) => {
        body = variables;
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await userEvent.click(await payButton());
  expect(await screen.findByText(/you will not be charged twice/)).toBeVisible();
  let again: unknown;
  provider.server.use(
    endpoint.mutation('PaymentCreate', ({ variables }) => {
      again = variables;
      return undefined;
    }),
  );
  await userEvent.click(await payButton(/Try again/));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(again).toEqual(body);
  expect(provider.world.orders).toHaveLength(1);
});

test('after a reload a request without an answer can be followed up', async () => {
  const first = openPayment();
  await fillIn();
  provider.server.use(endpoint.mutation('PaymentCreate', () => HttpResponse.error(), { once: true }));
  await userEvent.click(await payButton());
  await screen.findByText(/you will not be charged twice/);
  first.unmount();
  openPayment();
  await userEvent.click(await screen.findByRole('button', { name: 'Find out' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(provider.world.orders).toHaveLength(1);
});

test('a changed price is shown and asked about, never paid silently', async () => {
  openPayment();
  await fillIn();
  provider.world.inflation = 50;
  await userEvent.click(await payButton());
  expect(await screen.findByText(/It was \$24.00, now it is \$36.00. Nothing was charged./)).toBeVisible();
  expect(provider.world.orders).toHaveLength(0);
  await userEvent.click(await payButton(/Pay \$36.00/));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(provider.world.orders).toMatchObject([{ quote: { total: '36.00' } }]);
});

test('what the server finds wrong with a field is said there', async () => {
  openPayment();
  await fillIn('guest@example.xn--p1ai');
  await userEvent.click(await payButton());
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'E-mail for the receipt' })).toHaveAccessibleDescription(
      /does not look like an e-mail address/,
    ),
  );
});

test('without a network nothing is sent and the page says so', async () => {
  openPayment();
  await fillIn();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(await payButton());
  expect(await screen.findByText(/Nothing was sent and nothing was charged/)).toBeVisible();
  expect(provider.world.orders).toHaveLength(0);
  online.mockRestore();
});

test('going offline after an answer was lost does not claim that nothing was sent', async () => {
  openPayment();
  await fillIn();
  provider.server.use(endpoint.mutation('PaymentCreate', () => HttpResponse.error(), { once: true }));
  await userEvent.click(await payButton());
  await screen.findByText(/you will not be charged twice/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(await payButton(/Try again/));
  expect(await screen.findByText(/you will not be charged twice/)).toBeVisible();
  expect(screen.queryByText(/Nothing was sent/)).not.toBeInTheDocument();
  online.mockRestore();
});

test('a signed-in user finds the e-mail filled in and pays from the wallet at once', async () => {
  session.getState().setToken(signIn(provider.world, 'ada'));
  const { router } = openPayment();
  const wallet = await screen.findByRole('radio', { name: 'Wallet' });
  expect(wallet).toHaveAccessibleDescription('Balance: $100.00');
  expect(screen.getByRole('textbox', { name: 'E-mail for the receipt' })).toHaveValue('ada@example.com');
  await userEvent.click(wallet);
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
  await userEvent.click(await payButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, it is paid' })).toBeVisible();
  expect(router.state.location.search).toMatch(/^\?order=order-/);
  expect(leaveFor).not.toHaveBeenCalled();
});

test('a wallet that holds too little says so and cannot be chosen', async () => {
  session.getState().setToken(signIn(provider.world, 'ada'));
  openPayment('/en/products/2/payment?tariff=patron');
  const wallet = await screen.findByRole('radio', { name: 'Wallet' });
  await waitFor(() => expect(wallet).toHaveAccessibleDescription('Balance: $100.00, not enough'));
  expect(wallet).toBeDisabled();
});

test('a product that is unknown or not on sale is no page', async () => {
  openPayment('/en/products/404/payment');
  expect(await screen.findByText('Page Not Found: /en/products/404/payment')).toBeVisible();
});

test('a slow answer is bridged by a skeleton, and an unknown product is no page even then', async () => {
  const answer = Promise.withResolvers<void>();
  provider.server.use(
    endpoint.query('Checkout', async () => {
      await answer.promise;
      return undefined;
    }),
  );
  openPayment('/en/products/404/payment');
  expect(await screen.findByText('Loading the payment page')).toBeInTheDocument();
  answer.resolve();
  expect(await screen.findByText('Page Not Found: /en/products/404/payment')).toBeVisible();
});

test('an inactive product is no page', async () => {
  openPayment('/en/products/9/payment');
  expect(await screen.findByText('Page Not Found: /en/products/9/payment')).toBeVisible();
});

test('an order that was left at the provider can be continued', async () => {
  const first = openPayment();
  await fillIn();
  await userEvent.click(await payButton());
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  first.unmount();
  openPayment();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue where you left off' }));
  expect(leaveFor).toHaveBeenCalledTimes(2);
  expect(vi.mocked(leaveFor).mock.calls[1]).toEqual(vi.mocked(leaveFor).mock.calls[0]);
});

test('the draft of the form outlives a reload', async () => {
  const first = openPayment();
  await fillIn('somebody@example.com');
  first.unmount();
  openPayment();
  expect(await screen.findByRole('textbox', { name: 'E-mail for the receipt' })).toHaveValue(
    'somebody@example.com',
  );
});

/** Sells product 1 as a plan with a trial, to Ada, whose wallet is empty. */
function sellPlan({ hadSubscriptionBefore = false } = {}) {
  const { me, productById } = rootValue;
  vi.spyOn(rootValue, 'productById').mockImplementation((args) => {
    const product = productById(args);
    return (
      product && {
        ...product,
        Plan: { id: '1', trialPeriod: 14, duration: 30, lifetime: false, infinity: false },
      }
    );
  });
  vi.spyOn(rootValue, 'me').mockImplementation((args, caller) => {
    const person = me(args, caller);
    return person && { ...person, hadSubscriptionBefore };
  });
  const paid = vi.spyOn(rootValue, 'paymentCreate');
  provider.world.users.push({
    id: 'ada',
    login: 'ada@example.com',
    password: null,
    fullName: 'Ada Byron',
    email: 'ada@example.com',
    balances: {},
  });
  session.getState().setToken(signIn(provider.world, 'ada'));
  return () => paid.mock.calls.map(([{ input }]) => input);
}

afterEach(() => vi.restoreAllMocks());

test('a plan with a trial can be started for nothing, without choosing how it is paid for', async () => {
  const sent = sellPlan();
  openPayment('/en/products/1/payment');
  await userEvent.click(await screen.findByRole('radio', { name: 'Start with 14 days free' }));
  const figures = await summary();
  expect(figures.getByText('$0.00')).toBeVisible();
  expect(figures.getByText(/14 days free, then \$12\.00/)).toBeVisible();
  expect(screen.queryByText('Yours for good')).not.toBeInTheDocument();
  expect(screen.getByText(/^Nothing is charged today\./)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Wallet' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Keep this method for renewals' })).not.toBeInTheDocument();
  await fillIn('ada@example.com');
  await userEvent.click(await payButton(/^Start for free/));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([{ trial: true, paymentMethodId: 'sandbox' }]);
  expect(sent()[0]?.saveMethod).toBeUndefined();
});

test('a link to the trial has it chosen, and paying now instead sends no trial', async () => {
  const sent = sellPlan();
  openPayment('/en/products/1/payment?trial=1');
  expect(await screen.findByRole('radio', { name: 'Start with 14 days free' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Pay now/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep this method for renewals' }));
  await fillIn('ada@example.com');
  await userEvent.click(await payButton(/^Pay \$12/));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.trial).toBeUndefined();
  expect(sent()[0]?.saveMethod).toBeUndefined();
});

test('whoever had a subscription is offered no trial, whatever the address says', async () => {
  sellPlan({ hadSubscriptionBefore: true });
  openPayment('/en/products/1/payment?trial=1');
  expect(await (await summary()).findByText('$12.00')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /days free/ })).not.toBeInTheDocument();
});

test('a visitor without an account is offered neither a trial nor to keep the method', async () => {
  sellPlan();
  session.getState().logout();
  openPayment('/en/products/1/payment?trial=1');
  expect(await (await summary()).findByText('$12.00')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /days free/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Keep this method/ })).not.toBeInTheDocument();
});

test('a present is asked for by the address, has words of its own and no bonus', async () => {
  openPayment('/en/products/2/payment?tariff=scholar&present=1&dream=dream-1');
  expect(await screen.findByRole('radio', { name: 'As a present' })).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Your bonus' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /Who it is for/ }), 'Mary');
  await userEvent.type(screen.getByRole('textbox', { name: /Your message/ }), 'Enjoy it');
  const asked = vi.fn<(input: unknown) => void>();
  provider.server.use(
    endpoint.mutation('PaymentCreate', ({ variables }) => {
      asked(variables['input']);
      return undefined;
    }),
  );
  await fillIn();
  await userEvent.click(await payButton());
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    present: { recipientName: 'Mary', message: 'Enjoy it', dreamId: 'dream-1' },
  });
});

test('buying for oneself says nothing of a present', async () => {
  openPayment();
  expect(await screen.findByRole('radio', { name: 'For me' })).toBeChecked();
  expect(screen.queryByRole('textbox', { name: /Your message/ })).not.toBeInTheDocument();
});

test('a reload keeps for whom it is and the words of the present', async () => {
  const { router, unmount } = openPayment();
  await userEvent.click(await screen.findByRole('radio', { name: 'As a present' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Who it is for/ }), 'Mary');
  await userEvent.type(screen.getByRole('textbox', { name: /Your message/ }), 'Enjoy it');
  await waitFor(() => expect(router.state.location.search).toContain('present=1'));
  const { pathname, search } = router.state.location;
  unmount();
  openPayment(pathname + search);
  expect(await screen.findByRole('radio', { name: 'As a present' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Who it is for/ })).toHaveValue('Mary');
  expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('Enjoy it');
});
