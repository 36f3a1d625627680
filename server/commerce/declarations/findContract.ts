import type { Kysely } from 'kysely';
import { asciiDigits, normalizeEmail, spelled } from '../../../src/shared/texts.ts';
import type { Database } from '../../database/schema.ts';
import type { Order } from '../orders/locks.ts';
import { spelledNumber } from '../orders/spelledNumber.ts';
import type { Declaration } from './declarationRow.ts';

/** What looks like an order's number in a text, as it's stored; people may write more around it. */
function numbersIn(text: string): string[] {
  const found = text.match(/(?<![\p{L}\p{N}])[0-9a-z]{4}[\s\p{Pd}]?[0-9a-z]{4}(?![\p{L}\p{N}])/giu) ?? [];
  return [...new Set([text, ...found].map(spelledNumber))];
}

/** The largest receipt number that a column can hold. */
const maxReceipt = 2_147_483_647;

/**
 * The paid order that a declaration names by its number or its receipt's, if the declaration's address is the buyer's:
 * the order's own, or that of the account.
 */
export async function findContract(
  db: Kysely<Database>,
  { number, email }: Pick<Declaration, 'number' | 'email'>,
): Promise<Order | undefined> {
  const text = asciiDigits(spelled(number ?? ''));
  const address = normalizeEmail(email ?? '');
  const receipt = /^#?(\d{1,10})$/.exec(text)?.[1];
  const orders = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select(['users.login', 'users.email as account_email'])
    .where('orders.paid_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('orders.number', 'in', numbersIn(text)),
        ...(receipt !== undefined && Number(receipt) <= maxReceipt
          ? [eb('orders.receipt_number', '=', Number(receipt))]
          : []),
      ]),
    )
    .orderBy('orders.id')
    .execute();
  return orders.find(({ email: own, login, account_email: account }) =>
    [own, login, account].some((each) => each !== null && address !== '' && normalizeEmail(each) === address),
  );
}
