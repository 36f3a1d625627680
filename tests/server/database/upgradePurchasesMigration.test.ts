import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { changeSubscription, previewChange } from '../../../server/commerce/billing/change.ts';
import { up } from '../../../server/database/migrations/0047UpgradePurchases.ts';
import { ledgerProblems } from '../support/checkoutSupport.ts';
import { testServices } from '../support/harness.ts';
import { subscriber } from '../support/subscriptionSupport.ts';
import { refund } from '../support/walletSupport.ts';

const services = await testServices();
const { db } = services;

/** Upgrades a member from the wallet; returns the id of the transaction. */
async function upgrade(): Promise<string> {
  const { user } = await subscriber(services, 'month', { left: 64_000 });
  const { id: changeId } = await previewChange(services, user, 'lifetime');
  const { payment } = await changeSubscription(services, user, {
    idempotencyKey: randomUUID(),
    planId: 'lifetime',
    changeId,
    paymentMethodId: 'balance',
  });
  return payment?.transactionId ?? '';
}

const upgradePurchases = () =>
  db
    .selectFrom('purchases')
    .innerJoin('orders', 'orders.id', 'purchases.order_id')
    .select(['purchases.order_id', 'purchases.user_id', 'purchases.product_id', 'purchases.tariff_id'])
    .select(['purchases.gift_id', 'purchases.status', 'purchases.available_to', 'purchases.created_at'])
    .where('orders.purpose', '=', 'UPGRADE')
    .orderBy('purchases.order_id')
    .execute();

it('upgrades that were paid before they were purchases are listed as they would be now', async () => {
  // The migration reads the real clock.
  services.time.advance({ seconds: (Date.now() - services.clock().getTime()) / 1000 });
  await upgrade();
  await refund(services, await upgrade(), 'whole');
  const now = await upgradePurchases();
  expect(now.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'REFUNDED']);

  const upgrades = db.selectFrom('orders').select('id').where('purpose', '=', 'UPGRADE');
  await db.deleteFrom('purchases').where('order_id', 'in', upgrades).execute();
  expect(await ledgerProblems(services)).not.toEqual([]);
  await db.transaction().execute((trx) => up(trx));
  expect(await upgradePurchases()).toEqual(now);
  expect(await ledgerProblems(services)).toEqual([]);
  await db.transaction().execute((trx) => up(trx));
  expect(await upgradePurchases()).toHaveLength(2);
});
