import { beforeEach, expect, it } from 'vitest';
import { claimOrders, openOrderLink } from '../../../server/accounts/guests/orderLinkOpen.ts';
import { purchasesJob, requestPurchases } from '../../../server/accounts/guests/resendPurchases.ts';
import { findSession } from '../../../server/identity/findSession.ts';
import { codeOf, newAccount, nobody, payByCard } from '../support/checkoutSupport.ts';
import { scholar } from '../support/demoProducts.ts';
import { testServices } from '../support/harness.ts';
import { jobContext } from '../support/jobContext.ts';
import { newAddress } from '../support/registering.ts';
import { mailsOf } from '../support/walletSupport.ts';

const services = await testServices();
const { db, clock } = services;

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
  await db.deleteFrom('jobs').execute();
});

const buy = (email: string) => payByCard(services, nobody, scholar, { email });
const send = (email: string) => purchasesJob.perform(jobContext(services), { email, lang: 'en' });
const asked = async () =>
  (await db.selectFrom('jobs').select('payload').where('kind', '=', 'purchases.send').execute()).map(
    ({ payload }) => payload,
  );

it('an address gets a link to each order that was paid with it', async () => {
  const email = newAddress();
  const orders = [await buy(email), await buy(email)];
  await buy(newAddress());
  await send(email);
  const [mail] = await mailsOf(services, 'purchasesAgain');
  expect(mail).toMatchObject({ to: email, data: { account: null } });
  const links = JSON.stringify(mail).match(/purchases\/open#code=[\w-]{43}/g) ?? [];
  expect(links).toHaveLength(2);
  const guests = await Promise.all(
    links.map(async (link) => {
      const { token } = await openOrderLink(services, nobody, link.slice(-43));
      return (await findSession(db, clock(), token))?.user.id;
    }),
  );
  expect(guests.sort()).toEqual(orders.map(({ userId }) => userId).sort());
});

it('orders in an account are opened there, and an address that bought nothing gets no mail', async () => {
  const email = newAddress();
  await buy(email);
  await send(email);
  const [code] =
    JSON.stringify(await mailsOf(services, 'purchasesAgain')).match(/(?<=#code=)[\w-]{43}/) ?? [];
  await claimOrders(services, await newAccount(services), code ?? '');
  await db.deleteFrom('jobs').execute();
  await send(email);
  await send(newAddress());
  expect(await mailsOf(services, 'purchasesAgain')).toMatchObject([
    { to: email, data: { purchases: [], account: 'http://localhost:3000/en/profile/wallet/purchases' } },
  ]);
});

it('asking gets the same answer for any address, three times an hour by address', async () => {
  const [buyer, stranger] = [newAddress(), newAddress()];
  await buy(buyer);
  await db.deleteFrom('jobs').execute();
  for (const email of [buyer, stranger, buyer, buyer, buyer, buyer])
    await expect(requestPurchases(services, nobody, { email, language: 'de' })).resolves.toBeUndefined();
  expect(await asked()).toEqual([buyer, stranger, buyer, buyer].map((email) => ({ email, lang: 'de' })));
  expect(await codeOf(requestPurchases(services, nobody, { email: 'nobody', language: 'en' }))).toBe(
    'BAD_USER_INPUT',
  );
});
