import * as v from 'valibot';
import { expect, it } from 'vitest';
import { presentById } from '../../../../server/commerce/presents/presentRow.ts';
import { redeemPresent } from '../../../../server/commerce/presents/redeemPresent.ts';
import { issueSession } from '../../../../server/identity/sessions.ts';
import { ask, bearer } from '../../support/calls.ts';
import { codeOf, newAccount, payByCard, type Member } from '../../support/checkoutSupport.ts';
import { patron, scholar, usd } from '../../support/demoProducts.ts';
import { testApp, testServices } from '../../support/harness.ts';
import { buyPresent } from '../../support/presentSupport.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;

const answer = v.object({ present: v.object({ addsNothing: v.boolean() }) });

/** What the page of a gift says to an account. */
async function addsNothing({ user }: Member, code: string): Promise<unknown> {
  const { token } = await issueSession(db, clock(), { userId: user.id, lifetime: 'short' });
  const query = 'query ($code: String!) { present(code: $code) { addsNothing } }';
  const { body } = await ask(app, query, { variables: { code }, headers: bearer(token) });
  return v.parse(answer, body.data).present.addsNothing;
}

it('a gift of what its receiver owns without an end is said to add nothing, refused, and kept', async () => {
  const caller = await newAccount(services);
  await payByCard(services, caller, scholar);
  const gift = await buyPresent(services, await newAccount(services), scholar);
  expect(await addsNothing(caller, gift.code)).toBe(true);
  expect(await codeOf(redeemPresent(services, caller.user, gift.code))).toBe('CONFLICT');
  expect(await presentById(db, gift.id)).toMatchObject({ status: 'PURCHASED', redeemed_by: null });
  const other = await newAccount(services);
  expect(await addsNothing(other, gift.code)).toBe(false);
  expect((await redeemPresent(services, other.user, gift.code)).status).toBe('REDEEMED');
});

it('the same product in another tariff adds something', async () => {
  const caller = await newAccount(services);
  await payByCard(services, caller, scholar);
  const gift = await buyPresent(services, await newAccount(services), patron);
  expect(await addsNothing(caller, gift.code)).toBe(false);
  expect((await redeemPresent(services, caller.user, gift.code)).status).toBe('REDEEMED');
});

it('time is added to time that its receiver has', async () => {
  const reading = { productId: '3', tariffId: 'reading-solo', currencyId: usd };
  const caller = await newAccount(services);
  await payByCard(services, caller, reading);
  const gift = await buyPresent(services, await newAccount(services), reading);
  expect(await addsNothing(caller, gift.code)).toBe(false);
  expect((await redeemPresent(services, caller.user, gift.code)).status).toBe('REDEEMED');
});

it('of two gifts of one thing redeemed at the same moment, one is kept', async () => {
  const { user } = await newAccount(services);
  const giver = await newAccount(services);
  const gifts = [await buyPresent(services, giver, scholar), await buyPresent(services, giver, scholar)];
  const ended = await Promise.all(
    gifts.map(({ code }) =>
      redeemPresent(services, user, code).then(
        ({ status }) => status,
        (error: { code?: string }) => error.code,
      ),
    ),
  );
  expect(ended.sort()).toEqual(['CONFLICT', 'REDEEMED']);
});
