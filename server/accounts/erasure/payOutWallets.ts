import type { Kysely } from 'kysely';
import { refundTransaction } from '../../commerce/checkout/refunds.ts';
import { providerOf } from '../../commerce/payments/providers.ts';
import type { Database } from '../../database/schema.ts';
import { buyerCountry } from '../../law/buyerCountry.ts';
import { rulesFor } from '../../law/rules.ts';
import type { Services } from '../../kernel/services.ts';
import { languageOfUser } from '../profile/languageOfUser.ts';
import { giftLeft, paidInto, take, type Payment } from './walletSources.ts';

/** A person whose account is about to be erased. */
interface Closing {
  readonly id: string;
  readonly language_id: string | null;
  readonly deletion_date: Date | null;
}

/** How many days an erasure waits for a provider's word about money that it was asked to send back. */
const maxWaitDays = 14;

/** The id of the refund that sends back what is left of a payment; there's one for each. */
const refundId = (payment: string) => `closing:${payment}`;

/**
 * Sends the money that a person paid into their wallets, and didn't spend, back to where it came from, if the law of their
 * place asks for that before the account is deleted. What can't be sent back stays for `emptyWallets`. The caller holds
 * the lock of the account. Returns whether a provider has yet to decide about some of it.
 */
export async function payOutWallets(
  trx: Kysely<Database>,
  services: Services,
  person: Closing,
): Promise<boolean> {
  const now = services.clock();
  const lang = await languageOfUser(trx, person);
  const { wallet } = await rulesFor(trx, await buyerCountry(trx, { userId: person.id, lang }), now);
  if (!wallet.paidOutOnClosing) return false;
  const balances = await trx
    .selectFrom('ledger_accounts')
    .select(['currency_id', 'balance_minor'])
    .where('kind', '=', 'WALLET')
    .where('user_id', '=', person.id)
    .where('balance_minor', '>', 0)
    .execute();
  for (const { currency_id: currencyId, balance_minor: balance } of balances) {
    const given = await giftLeft(trx, [person.id], currencyId);
    let left = balance - take(given, balance);
    for (const payment of await paidInto(trx, [person.id], currencyId)) {
      const amount = take(payment, left);
      left -= amount;
      if (amount > 0 && (await canReturn(trx, payment, amount)))
        await refundTransaction(trx, services, {
          id: refundId(payment.id),
          transactionId: payment.id,
          amount,
          reason: 'accountDelete',
        });
    }
  }
  const until = new Date((person.deletion_date ?? now).getTime() + maxWaitDays * 86_400_000);
  return until > now && (await isUndecided(trx, person.id));
}

/** Whether a payment's provider can be asked to send an amount of it back, and wasn't already. */
async function canReturn(trx: Kysely<Database>, { id, provider }: Payment, amount: number): Promise<boolean> {
  const { remote } = providerOf(provider);
  if (!remote) return false;
  const payment = await trx
    .selectFrom('transactions')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .select(['code', 'digits', 'amount_minor', 'refunded_minor'])
    .where('transactions.id', '=', id)
    .where('transactions.purpose', '=', 'TOP_UP')
    .where('transactions.status', 'in', ['SUCCEEDED', 'PARTIALLY_REFUNDED'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('refunds').select('refunds.id').where('refunds.id', '=', refundId(id)))),
    )
    .executeTakeFirst();
  return (
    payment !== undefined &&
    amount <= payment.amount_minor - payment.refunded_minor &&
    remote.accepts({ amount, currencyCode: payment.code, digits: payment.digits })
  );
}

/** Whether a provider has yet to decide about money of a person's wallet that it was asked to send back. */
async function isUndecided(trx: Kysely<Database>, userId: string): Promise<boolean> {
  const waiting = await trx
    .selectFrom('refunds')
    .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
    .select('refunds.id')
    .where('transactions.user_id', '=', userId)
    .where('refunds.id', 'like', refundId('%'))
    .where('refunds.state', 'in', ['REQUESTED', 'SENT'])
    .executeTakeFirst();
  return waiting !== undefined;
}
