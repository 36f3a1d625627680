import { sql, type Kysely, type SqlBool } from 'kysely';
import type { OrderPage } from '../../../src/shared/desk/order.ts';
import type { Lang } from '../../../src/shared/languages.ts';
import { waitingDelivery } from '../../commerce/checkout/waitingDelivery.ts';
import { isBooked } from '../../commerce/orders/locks.ts';
import { includedTax } from '../../commerce/orders/taxLines.ts';
import { providerOf } from '../../commerce/payments/providers.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { grantRows } from '../grantRows.ts';
import { logAbout } from '../logRows.ts';
import { mailsTo } from '../mailRows.ts';
import { orderRow, orderRows } from '../orderRows.ts';
import { shownAgreementsOf } from './agreements.ts';
import { eventsOf } from './events.ts';
import { disputesOf, entriesOf, moneyIn, paymentsOf, refundsOf } from './payments.ts';

/** Everything about an order, with what can be done with it. */
export async function orderPage(
  db: Kysely<Database>,
  id: string,
  lang: Lang | undefined,
): Promise<OrderPage> {
  const listed = await (await orderRows(db, {})).where('orders.id', '=', id).executeTakeFirst();
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  const currencies = new Map(
    (await db.selectFrom('currencies').select(['id', 'code', 'digits']).execute()).map((row) => [
      row.id,
      row,
    ]),
  );
  const currency = order && currencies.get(order.currency_id);
  if (!listed || !order || !currency) throw failure('NOT_FOUND', `There is no order ${id}.`);
  const payments = await paymentsOf(db, id, currencies);
  const refunds = await refundsOf(db, id, currencies);
  const disputes = await disputesOf(db, id, currencies);
  const grants = (await grantRows(db, sql<SqlBool>`grants.order_id = ${id}`, lang)).map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    openedAt: row.used_at?.toISOString() ?? null,
    endedAt: row.revoked_at?.toISOString() ?? null,
    endedBecause: row.revoked_because,
  }));
  const log = await logAbout(db, [id, ...payments.map((each) => each.id)]);
  const asked = await db
    .selectFrom('refund_requests')
    .select('created_at')
    .where('order_id', '=', id)
    .executeTakeFirst();
  const buyer = await db
    .selectFrom('users')
    .select('login')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('transactions')
    .selectAll()
    .where('order_id', '=', id)
    .where('status', 'in', ['SUCCEEDED', 'PARTIALLY_REFUNDED'])
    .executeTakeFirst();
  const isPaid = order.status === 'PAID';
  return {
    ...orderRow(listed, lang),
    customer: buyer.login ?? order.email ?? order.user_id,
    opensAt: (await waitingDelivery(db, id))?.startsAt.toISOString() ?? null,
    agreements: await shownAgreementsOf(db, id),
    price: {
      list: moneyIn(currency, order.default_minor),
      discount: moneyIn(currency, order.default_minor - order.total_minor),
      total: moneyIn(currency, order.total_minor),
      taxRate: String(order.tax_rate_bp / 100),
      tax: moneyIn(currency, includedTax(order.total_minor, order.tax_rate_bp)),
      isMemberPrice: order.is_member_price,
    },
    buyerDetails: order.buyer_details,
    payments,
    refunds,
    disputes,
    entries: await entriesOf(db, id),
    grants,
    events: eventsOf({
      createdAt: order.created_at,
      paidAt: order.paid_at,
      expiredAt: order.status === 'EXPIRED' ? order.expires_at : null,
      remindedAt: order.reminded_at,
      refundAskedAt: asked?.created_at ?? null,
      page: { payments, refunds, disputes, grants, log },
      mails: order.email === null ? [] : await mailsSince(db, order.email, order.created_at),
    }),
    log,
    can: {
      refund: paid !== undefined && isBooked(paid),
      refundToWallet:
        paid !== undefined && paid.payer_id === null && providerOf(paid.payment_method).remote !== undefined,
      resend: isPaid && order.email !== null,
      details: order.receipt_number !== null || (isPaid && order.default_minor > 0),
    },
  };
}

/** Emails to the order's address since it was placed. */
const mailsSince = async (db: Kysely<Database>, address: string, since: Date) =>
  (await mailsTo(db, [address])).filter(({ at }) => at >= since.toISOString());
