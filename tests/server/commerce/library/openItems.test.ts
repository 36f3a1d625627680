import { expect, it } from 'vitest';
import { openItems } from '../../../../server/commerce/library/openItems.ts';
import { activate } from '../../../../server/commerce/subscriptions/activate.ts';
import { payByCard } from '../../support/checkoutSupport.ts';
import { usd } from '../../support/demoProducts.ts';
import { testServices } from '../../support/harness.ts';
import { later, subscriber } from '../../support/subscriptionSupport.ts';
import { refund } from '../../support/walletSupport.ts';

const services = await testServices();
const { db, clock } = services;

it('a person’s open items are what they bought and activated, once each, until it closes', async () => {
  const { caller, user } = await subscriber(services, 'year');
  const buy = async (productId: string, tariffId: string) => {
    const { transactionId } = await payByCard(services, caller, { productId, tariffId, currencyId: usd });
    return transactionId;
  };
  const open = async () => (await openItems(db, clock(), user.id)).map(({ productId }) => productId);
  expect(await open()).toEqual([]);
  await buy('2', 'atlas-reader');
  const patron = await buy('2', 'atlas-patron');
  const { id } = await activate(services, user, '7');
  expect(await openItems(db, clock(), user.id)).toEqual([
    { productId: '2', itemId: expect.any(String) },
    { productId: '7', itemId: id },
  ]);
  await later(services, 31);
  await refund(services, patron, 'whole');
  expect(await open()).toEqual(['2']);
});
