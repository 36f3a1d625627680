import { expect, it } from 'vitest';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import type { User } from '../../../../server/kernel/caller.ts';
import { deliverProviderEvent, newAccount, pay } from '../../support/checkoutSupport.ts';
import { month, usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { buyPresent } from '../../support/presentSupport.ts';

const services = await testServices();
const { db } = services;
const reading = { productId: '3', tariffId: 'reading-solo', currencyId: usd };

/** The whole days that a user's grants of a kind last. */
async function daysOf({ id }: Pick<User, 'id'>, kind: 'PLAN' | 'PRODUCT'): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('grants')
    .select(['starts_at', 'ends_at'])
    .where('user_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
  return rows.map(
    ({ starts_at: start, ends_at: end }) => end && Math.round((end.getTime() - start.getTime()) / 86_400_000),
  );
}

async function whileProductLasts(days: number | null, test: () => Promise<void>): Promise<void> {
  const before = await db
    .selectFrom('products')
    .select('available_duration')
    .where('id', '=', '3')
    .executeTakeFirstOrThrow();
  const product = db.updateTable('products').where('id', '=', '3');
  await product.set({ available_duration: days }).execute();
  await test();
  await product.set(before).execute();
}

async function whilePlanLasts(duration: number, test: () => Promise<void>): Promise<void> {
  const plan = db.updateTable('plans').where('id', '=', 'month');
  await plan.set({ duration, months: null }).execute();
  await test();
  await plan.set({ duration: null, months: 1 }).execute();
}

it('a gift of a product lasts as long as when it was sold', async () => {
  const gift = await buyPresent(services, await newAccount(services), reading);
  const { user } = await newAccount(services);
  await whileProductLasts(10, async () => {
    await redeemPresent(services, user, gift.code);
  });
  expect(await daysOf(user, 'PRODUCT')).toEqual([180]);
});

it('a gift without an end stays so, and one with an end gets none', async () => {
  const { user } = await newAccount(services);
  const lasting = await buyPresent(services, await newAccount(services), reading);
  await whileProductLasts(null, async () => {
    const endless = await buyPresent(services, await newAccount(services), reading);
    await redeemPresent(services, user, lasting.code);
    await whileProductLasts(5, async () => {
      await redeemPresent(services, user, endless.code);
    });
  });
  expect(await daysOf(user, 'PRODUCT')).toEqual([180, null]);
});

it('a gift of a plan lasts as long as when it was sold', () =>
  whilePlanLasts(60, async () => {
    const gift = await buyPresent(services, await newAccount(services), month);
    const { user } = await newAccount(services);
    await whilePlanLasts(20, async () => {
      await redeemPresent(services, user, gift.code);
    });
    expect(await daysOf(user, 'PLAN')).toEqual([60]);
  }));

it('what was ordered and is paid later lasts as long as when it was ordered', async () => {
  const caller = await newAccount(services);
  const product = await pay(services, caller, reading);
  const plan = await pay(services, caller, month);
  await whileProductLasts(10, async () => {
    await whilePlanLasts(14, async () => {
      for (const { transactionId } of [product, plan])
        await deliverProviderEvent(services, transactionId, 'payment.succeeded');
    });
  });
  expect(await daysOf(caller.user, 'PRODUCT')).toEqual([180]);
  const [days] = await daysOf(caller.user, 'PLAN');
  expect(days).toBeGreaterThanOrEqual(28);
});

it('an order from before the length was stored gets what is sold now', async () => {
  const gift = await buyPresent(services, await newAccount(services), reading);
  await db.updateTable('orders').set({ promised_days: null }).where('id', '=', gift.orderId).execute();
  const { user } = await newAccount(services);
  await whileProductLasts(10, async () => {
    await redeemPresent(services, user, gift.code);
  });
  expect(await daysOf(user, 'PRODUCT')).toEqual([10]);
});
