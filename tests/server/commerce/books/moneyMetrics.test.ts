import { expect, it } from 'vitest';
import { addMoneyMetrics } from '../../../../server/commerce/books/moneyMetrics.ts';
import { dailyCheck } from '../../../../server/commerce/books/dailyCheck.ts';
import { chargeBack } from '../../../../server/commerce/checkout/chargebacks.ts';
import { toSuspense } from '../../../../server/commerce/ledger/suspense.ts';
import { openMetrics } from '../../../../server/kernel/metrics.ts';
import { newAccount, payByCard } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { countedDatabase } from '../../support/countedDatabase.ts';
import { testServices } from '../../support/harness.ts';

const services = await testServices();
const { db } = services;

it('the money metrics report what is open, in one query', async () => {
  const scholar = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };
  const { transactionId } = await payByCard(services, await newAccount(services), scholar);
  await db
    .transaction()
    .execute((trx) => chargeBack(trx, services, { id: 'du', transactionId, amount: 500, reason: null }));
  await toSuspense(db, services.clock(), {
    provider: 'sandbox',
    subject: 'odd',
    reason: 'PROVIDER_LINE',
    amount: 5,
    currencyId: usd,
    currencyCode: 'USD',
  });
  await db
    .insertInto('provider_events')
    .values({
      provider: 'sandbox',
      id: 'waits',
      payload: '{}',
      received_at: services.clock(),
      processed_at: null,
    })
    .execute();
  await dailyCheck(services);
  expect(services.log.takeErrors()).toHaveLength(1);
  services.time.advance({ minutes: 5 });
  // The same day isn't checked again.
  await dailyCheck(services);

  const { registry } = openMetrics(services);
  const counted = countedDatabase(services.db);
  addMoneyMetrics(registry, { ...services, db: counted.db });
  const text = await registry.metrics();
  for (const line of [
    'payments_last_hour{provider="sandbox",outcome="PARTIALLY_REFUNDED"} 1',
    'callbacks_oldest_seconds 300',
    'refunds_open{state="waiting"} 0',
    'refunds_open{state="failed"} 0',
    'disputes_open 1',
    'suspense_open 1',
    'declarations_open 0',
    'declarations_overdue 0',
    'ledger_breaks 1',
  ])
    expect(text).toContain(line);
  expect(counted.queries).toBe(1);
});
