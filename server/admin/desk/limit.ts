import type { Kysely } from 'kysely';
import { fromDecimal, toDecimal } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { supportLimitSetting } from '../operatorSettings.ts';
import type { Moved } from '../act.ts';

/** What support may refund or credit at once, unless the operator sets it. */
const usual = '50 USD';

interface Limit {
  readonly amount: string;
  readonly currency: string;
}

/** The limit of support, from the setting. */
export async function supportLimit(db: Kysely<Database>): Promise<Limit> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', supportLimitSetting)
    .executeTakeFirst();
  const [amount = '0', currency = 'USD'] = (row?.value ?? usual).split(' ');
  return { amount, currency };
}

/** Whether an amount is above the limit; an amount whose rate isn't known is. */
export async function isAboveLimit(db: Kysely<Database>, { currencyId, minor }: Moved): Promise<boolean> {
  const limit = await supportLimit(db);
  const rows = await db
    .selectFrom('currencies')
    .leftJoin('exchange_rates', 'exchange_rates.currency_id', 'currencies.id')
    .select(['id', 'code', 'digits', 'rate'])
    .execute();
  const of = rows.find(({ id }) => id === currencyId);
  const to = rows.find(({ code }) => code === limit.currency);
  const most = to && fromDecimal(limit.amount, to.digits);
  if (!of || !to || most === undefined) return true;
  if (of.id === to.id) return minor > most;
  if (of.rate === null || to.rate === null) return true;
  const amount = (Number(toDecimal(minor, of.digits)) / Number(of.rate)) * Number(to.rate);
  return !(amount <= Number(limit.amount));
}
