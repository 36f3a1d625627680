import { beforeEach, expect, it } from 'vitest';
import { claimOrders } from '../../../server/accounts/guests/orderLinkOpen.ts';
import { mergeAddress } from '../../../server/accounts/guests/mergeGuest.ts';
import { signIn } from '../../../server/accounts/login/signIn.ts';
import { confirmEmailChange } from '../../../server/accounts/email/emailChangeConfirm.ts';
import { authCodeLink } from '../../../server/accounts/links/authCodes.ts';
import { orderLink } from '../../../server/commerce/orders/orderCodes.ts';
import { ledgerProblems, newAccount, nobody, pay, payByCard } from '../support/checkoutSupport.ts';
import { scholar } from '../support/demoProducts.ts';
import { erase } from '../support/erasing.ts';
import { testApp, testServices } from '../support/harness.ts';
import { newAddress, registered } from '../support/registering.ts';

const services = await testServices();
const { db, clock } = services;
const app = await testApp(services);

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute();
});

/** Buys as a new guest, as on a device that no other purchase was made on. */
const buy = (email: string) => payByCard(services, nobody, scholar, { email });

const codeOfLink = (link: string): string => link.split('#code=')[1] ?? '';

const ownerOf = async (orderId: string): Promise<string> =>
  (await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirstOrThrow())
    .user_id;

const signInTo = (userId: string) =>
  db
    .transaction()
    .execute((trx) => signIn(trx, services, nobody, { userId, lifetime: 'link', method: 'LINK' }));

it('registering brings every purchase of the address into the account, from any device', async () => {
  const login = newAddress();
  const [one, other] = [await buy(login), await buy(login)];
  const foreign = await buy(newAddress());
  await registered(services, app, { login });
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  expect(await ownerOf(one.orderId)).toBe(id);
  expect(await ownerOf(other.orderId)).toBe(id);
  expect(await ownerOf(foreign.orderId)).toBe(foreign.userId);
});

it('signing in to an account with a proven address brings what was bought without signing in', async () => {
  const login = newAddress();
  const { user } = await newAccount(services, login);
  const { orderId } = await buy(login);
  await signInTo(user.id);
  expect(await ownerOf(orderId)).toBe(user.id);
  await signInTo(user.id);
  expect(await ledgerProblems(services)).toEqual([]);
});

it('an address that is not proven brings nothing', async () => {
  const login = newAddress();
  const { user } = await newAccount(services, login);
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user.id).execute();
  const { orderId, userId } = await buy(login);
  await signInTo(user.id);
  expect(await ownerOf(orderId)).toBe(userId);
});

it('a changed address brings what was bought with it', async () => {
  const { user } = await newAccount(services);
  const email = newAddress();
  const { orderId } = await buy(email);
  const now = clock();
  await db
    .insertInto('email_changes')
    .values({
      user_id: user.id,
      email,
      new_confirmed_at: null,
      old_confirmed_at: now,
      created_at: now,
      expires_at: new Date(now.getTime() + 60_000),
    })
    .execute();
  const purpose = 'EMAIL_CHANGE_NEW';
  const link = await authCodeLink(db, services, { userId: user.id, purpose, lang: 'en', returnTo: null });
  await confirmEmailChange(services, nobody, codeOfLink(link));
  expect(await ownerOf(orderId)).toBe(user.id);
});

it('a link to one order brings every purchase of its address', async () => {
  const account = await newAccount(services);
  const email = newAddress();
  const [one, other] = [await buy(email), await buy(email)];
  const link = await orderLink(db, services, { orderId: one.orderId, lang: 'en' });
  expect(await claimOrders(services, account, codeOfLink(link))).toBe(2);
  expect(await ownerOf(other.orderId)).toBe(account.user.id);
});

it('orders that nobody paid, blocked guests and erased accounts stay as they are', async () => {
  const login = newAddress();
  const { user } = await newAccount(services, login);
  const open = await pay(services, nobody, scholar, { email: login });
  const blocked = await buy(login);
  await db.updateTable('users').set({ blocked_at: clock() }).where('id', '=', blocked.userId).execute();
  await signInTo(user.id);
  expect(await ownerOf(open.orderId)).toBe(open.userId);
  expect(await ownerOf(blocked.orderId)).toBe(blocked.userId);

  await erase(services, user.id);
  const late = await buy(login);
  const merged = await db.transaction().execute((trx) => mergeAddress(trx, services, { accountId: user.id }));
  expect(merged).toBe(0);
  expect(await ownerOf(late.orderId)).toBe(late.userId);
});

it('concurrent sign-ins bring everything once', async () => {
  const login = newAddress();
  const { user } = await newAccount(services, login);
  const { orderId } = await buy(login);
  await Promise.all([signInTo(user.id), signInTo(user.id), signInTo(user.id)]);
  expect(await ownerOf(orderId)).toBe(user.id);
  const purchases = await db.selectFrom('purchases').select('id').where('user_id', '=', user.id).execute();
  expect(purchases).toHaveLength(1);
});
