import { beforeEach, describe, expect, it } from 'vitest';
import { redeemPresent } from '../../../server/commerce/presents/redeemPresent.ts';
import { presentCode } from '../../../server/commerce/presents/presentCode.ts';
import { removeRating, saveRating } from '../../../server/commerce/ratings/ownRating.ts';
import { limits } from '../../../server/kernel/limitRules.ts';
import { codeOf, newAccount, nobody, pay, payByCard } from '../support/checkoutSupport.ts';
import { scholar, usd } from '../support/demoProducts.ts';
import { testServices } from '../support/harness.ts';
import { newNetworks } from '../support/limitsSupport.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { newAddress } from '../support/registering.ts';

const services = await testServices();
const { db } = services;
const mailbox = mailboxOf(services);
/** A product whose price a test sets to nothing. */
const free = { productId: '2', tariffId: 'atlas-scholar', currencyId: usd };

beforeEach(async () => {
  await mailbox.empty();
  await db
    .updateTable('prices')
    .set({ default_minor: 0, sale_minor: null, old_minor: null })
    .where('tariff_id', '=', free.tariffId)
    .where('currency_id', '=', usd)
    .execute();
});

const userOf = (id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('what costs nothing', () => {
  it('sends an inbox only as many emails as strangers may, in any spelling and from any network', async () => {
    const [name = ''] = newAddress().split('@');
    const spellings = [`${name}@example.com`, `${name}+1@example.com`, `${name}+2@example.com`];
    for (const [index, ip] of newNetworks(6).entries())
      await pay(services, { ...nobody, ip }, free, { email: spellings[index % 3] ?? '' });
    const sent = await Promise.all(spellings.map(mailbox.mailsTo));
    expect(sent.flat()).toHaveLength(limits.mailInbox.points);
  });

  it('counts gifts, too, and accounts that type another address', async () => {
    const email = newAddress();
    const account = await newAccount(services);
    for (let run = 0; run < 6; run++)
      await pay(services, account, free, { email, present: { recipientName: 'Ada' } });
    expect(await mailbox.mailsTo(email)).toHaveLength(limits.mailInbox.points);
  });

  it('counts the emails about redeeming a gift', async () => {
    const email = newAddress();
    for (let run = 0; run < 4; run++) {
      const { orderId } = await pay(services, nobody, free, { email, present: {} });
      const { id } = await db
        .selectFrom('presents')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      const recipient = await newAccount(services);
      await redeemPresent(services, recipient.user, presentCode(services.secret, id));
    }
    expect(await mailbox.mailsTo(email)).toHaveLength(limits.mailInbox.points);
  });

  it('is always confirmed to the proven address of the account that takes it, and receipts always are', async () => {
    const account = await newAccount(services);
    const email = account.user.login ?? '';
    for (let run = 0; run < 4; run++) await pay(services, account, free, { email, present: {} });
    expect(await mailbox.mailsTo(email)).toHaveLength(8);
  });
});

describe('rating what costs nothing', () => {
  const rate = async (userId: string) =>
    saveRating(services, await userOf(userId), {
      productId: free.productId,
      input: { stars: 1 },
      lang: 'en',
    });

  it('needs an account with a proven address', async () => {
    const guest = await pay(services, nobody, free, { email: newAddress() });
    expect(await codeOf(rate(guest.userId))).toBe('EMAIL_UNVERIFIED');
    const account = await newAccount(services);
    await pay(services, account, free, { email: newAddress() });
    await rate(account.user.id);
    await db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', account.user.id)
      .execute();
    expect(await codeOf(rate(account.user.id))).toBe('EMAIL_UNVERIFIED');
  });

  it('counts once for each inbox, whose accounts are one person', async () => {
    const [name = ''] = newAddress().split('@');
    const accounts = await Promise.all(
      ['', '+1'].map((more) => newAccount(services, `${name}${more}@example.com`)),
    );
    const [first, second] = accounts.map(({ user }) => user);
    if (!first || !second) throw new Error('There are two.');
    for (const account of accounts) await pay(services, account, free, { email: newAddress() });
    await rate(first.id);
    await rate(first.id);
    expect(await codeOf(rate(second.id))).toBe('RATE_LIMITED');
    await removeRating(services, first, free.productId);
    await rate(second.id);
  });

  it('needs none for what was paid', async () => {
    await db
      .updateTable('prices')
      .set({ default_minor: 4_500 })
      .where('tariff_id', '=', free.tariffId)
      .where('currency_id', '=', usd)
      .execute();
    const guest = await payByCard(services, nobody, scholar, { email: newAddress() });
    await expect(rate(guest.userId)).resolves.toBeUndefined();
  });
});
