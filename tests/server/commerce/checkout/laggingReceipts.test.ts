import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { creditNotesOf } from '../../../../server/commerce/orders/creditNoteRows.ts';
import { fillWallet, newAccount, pay } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { refund } from '../../support/walletSupport.ts';

const services = await testServices();
const { db } = services;

it('a refund gets its credit note even with more unnumbered receipts waiting than one batch takes', async () => {
  const caller = await newAccount(services);
  await fillWallet(services, caller.user.id, usd, 10_000);
  const scholar = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };
  const { transactionId, orderId } = await pay(services, caller, scholar, { paymentMethodId: 'balance' });
  // Paid earlier but not numbered yet: the queue lags behind.
  await sql`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'id', 'waiting-' || n, 'number', null, 'paid_at', o.paid_at - interval '1 minute'))).*
    from orders o, generate_series(1, 120) n where o.id = ${orderId}`.execute(db);
  await refund(services, transactionId, 'whole');
  expect(await creditNotesOf(db, [transactionId])).toHaveLength(1);
});
