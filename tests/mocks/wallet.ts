import { paymentMethods } from './catalogue';
import { currencies, currencyOf } from './currencies';
import { failure } from './failure';
import { topUpOf } from './payments';
import { plus, type Caller } from './pricing';
import { savedMethodsOf } from './savedMethods';
import { dueOf } from './shownSubscription';
import { nextId, type MockUser } from './world';

const usd = currencyOf('USD');
const [sandbox] = paymentMethods;

/** What came in and went out in each of the last twelve months, in dollars. */
const months = [0, 40, 25, 60, 0, 30, 90, 20, 45, 0, 75, 100].map((income, index) => {
  const month = new Date();
  month.setUTCDate(1);
  month.setUTCMonth(month.getUTCMonth() - 11 + index);
  return {
    month: month.toISOString().slice(0, 10),
    income: `${income}.00`,
    spending: index % 3 === 1 ? '24.00' : index % 3 === 2 ? '9.90' : '0.00',
  };
});

/** Puts money in at once: the mock has no provider's page for it. */
function topUp(user: MockUser, world: Caller['world'], input: { amount: string; currencyId: string }) {
  const made = { ...input, id: `top-up-${nextId(world)}`, createdAt: new Date().toISOString() };
  user.topUps = [...(user.topUps ?? []), made];
  const before = user.balances[input.currencyId] ?? '0.00';
  user.balances[input.currencyId] = plus(before, input.amount);
  return { redirectUrl: null, Transaction: topUpOf(made) };
}

/** What a wallet holds, what moved, and how it is filled. */
export const walletResolvers = {
  wallet(_args: unknown, { user }: Caller) {
    if (!user) throw failure('UNAUTHENTICATED');
    return {
      Balances: Object.entries(user.balances).map(([id, amount]) => ({
        amount,
        Currency: currencies.find((currency) => currency.id === id),
      })),
      Currency: usd,
      Months: months,
      Due: dueOf(user),
      SavedMethods: savedMethodsOf(user),
      TopUpLimits: currencies.map((Currency) =>
        Currency.code === 'KRW'
          ? { Currency, least: '1000', most: '1000000' }
          : { Currency, least: '1.00', most: '1000.00' },
      ),
      PaymentMethods: [sandbox],
    };
  },
  balanceTopUp(
    { input: { amount, currencyId } }: { input: { amount: string; currencyId: string } },
    { user, world }: Caller,
  ) {
    if (!user) throw failure('UNAUTHENTICATED');
    return topUp(user, world, { amount, currencyId });
  },
};
