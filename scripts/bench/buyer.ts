import { randomUUID } from 'node:crypto';
import { walletCurrency, type WalletBuyer } from './database.ts';
import { Lost, Refused, type Payment, type Shop } from './shop.ts';

/** A payment that was asked for, and everything the buyer was told about it. */
export interface Tried {
  readonly key: string;
  readonly kind: 'purchase' | 'topUp';
  /** Of a buyer with a wallet; a guest has none when it begins. */
  readonly bearer: string | undefined;
  /** Asks for it, however often: always the same. */
  readonly ask: (shop: Shop) => Promise<Payment>;
  /** What the server acknowledged it with, before or after the server was killed. */
  answer?: Payment;
  /** Whether the answer came before the server was killed. */
  isAcknowledged?: true;
  /** Whether the provider's page took the buyer's yes. */
  isConfirmed?: true;
  /** Whether the buyer was shown it as paid. */
  wasSeenPaid?: true;
}

/** The address every receipt of the storm goes to. */
export const stormEmail = 'storm@example.com';

const choices = [
  { productId: '1', tariffId: 'letters-digital' },
  { productId: '2', tariffId: 'atlas-scholar' },
  { productId: '10', tariffId: 'plan-month' },
] as const;

/** One account may begin 60 top-ups an hour, and each is asked for up to three times here. */
const topUpsOfWallet = 20;

/** One of some things, by chance; undefined of none. */
export const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** What the buyers have in common: where they buy, what they hold, and where it is noted. */
export interface Market {
  /** The shop of the next call. */
  readonly shop: () => Shop;
  readonly wallets: readonly WalletBuyer[];
  /** Everything that was tried, each before it is sent. */
  readonly tried: Tried[];
}

const isAlike = (one: Payment, other: Payment): boolean =>
  one.orderId === other.orderId &&
  one.transactionId === other.transactionId &&
  one.guestToken === other.guestToken;

/**
 * Pays for one thing after the other until it is told to go or the server is gone: from a wallet, as a guest, or into a
 * wallet. A fifth of the payments is sent twice at once, as a double click would.
 * @throws whatever goes wrong while the server lives, and Refused at any time
 */
export async function buyUntilGone(market: Market, gone: AbortSignal): Promise<void> {
  try {
    while (!gone.aborted) await pay(market);
  } catch (error) {
    // A connection that broke because the server was killed.
    if (!(error instanceof Lost) || !gone.aborted) throw error;
  }
}

async function pay(market: Market): Promise<void> {
  const { shop } = market;
  const wallet = Math.random() < 0.6 ? oneOf(market.wallets) : undefined;
  const tried =
    wallet && Math.random() < 0.3 && mayTopUp(market, wallet)
      ? topUpOf(wallet)
      : await purchaseOf(shop(), wallet);
  market.tried.push(tried);
  const answer = await press(shop, tried, Math.random() < 0.2 ? 2 : 1);
  tried.answer = answer;
  tried.isAcknowledged = true;
  if (answer.redirectUrl !== null) {
    await shop().confirm(answer.redirectUrl);
    tried.isConfirmed = true;
  }
  if (await isPaid(shop(), tried)) tried.wasSeenPaid = true;
}

const mayTopUp = ({ tried }: Market, { bearer }: WalletBuyer): boolean =>
  tried.filter((each) => each.kind === 'topUp' && each.bearer === bearer).length < topUpsOfWallet;

function topUpOf({ bearer }: WalletBuyer): Tried {
  const input = {
    idempotencyKey: randomUUID(),
    amount: '25.00',
    currencyId: walletCurrency,
    paymentMethodId: 'sandbox',
    language: 'en',
  };
  return { key: input.idempotencyKey, kind: 'topUp', bearer, ask: (shop) => shop.topUp(input, bearer) };
}

async function purchaseOf(shop: Shop, wallet: WalletBuyer | undefined): Promise<Tried> {
  const order = { ...(oneOf(choices) ?? choices[0]), currencyId: walletCurrency };
  const bearer = wallet?.bearer;
  const input = {
    idempotencyKey: randomUUID(),
    quoteId: await shop.quote(order, bearer),
    order,
    paymentMethodId: wallet ? 'balance' : 'sandbox',
    email: stormEmail,
    language: 'en',
    acceptsTerms: true,
  } as const;
  return { key: input.idempotencyKey, kind: 'purchase', bearer, ask: (again) => again.buy(input, bearer) };
}

/** Sends a payment so many times at once and gives the answer, which has to be one. */
async function press(shop: () => Shop, tried: Tried, times: number): Promise<Payment> {
  const presses = await Promise.allSettled(Array.from({ length: times }, () => tried.ask(shop())));
  const answers = presses.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const [answer] = answers;
  if (!answer) throw presses.find((each) => each.status === 'rejected')?.reason;
  if (!answers.every((other) => isAlike(answer, other)))
    throw new Refused('one key was answered in two ways');
  return answer;
}

/** Whether a payment is paid, as the wallet's owner or the guest that the payment made sees it. */
export const isPaid = async (shop: Shop, { answer, bearer }: Tried): Promise<boolean> =>
  answer !== undefined && shop.isPaid(answer, bearer ?? answer.guestToken ?? undefined);

/** Whether its buyer may count on it: the wallet paid it, the provider took the yes, or it was shown as paid. */
export const mustBePaid = (tried: Tried): boolean =>
  tried.isAcknowledged === true &&
  (tried.isConfirmed === true ||
    tried.wasSeenPaid === true ||
    (tried.kind === 'purchase' && tried.bearer !== undefined));

/**
 * Asks again for a payment with its own key, as the application does after a lost answer.
 * @throws Refused where one that was answered before is answered with something else
 */
export async function askAgain(shop: Shop, tried: Tried): Promise<void> {
  const again = await tried.ask(shop);
  if (tried.answer && !isAlike(tried.answer, again))
    throw new Refused(`payment ${tried.key} is another one after the restart`);
  tried.answer = again;
}
