import { describe, expect, it } from 'vitest';
import { cancelChange, changeSubscription, previewChange } from '../../../server/commerce/billing/change.ts';
import { cancelSubscription } from '../../../server/commerce/checkout/cancelPlan.ts';
import { resumeSubscription } from '../../../server/commerce/subscriptions/cancel.ts';
import { randomUUID } from 'node:crypto';
import { renderMail } from '../../../server/mail/render.ts';
import { testServices } from '../support/harness.ts';
import { subscriber } from '../support/subscriptionSupport.ts';
import { mailsOf } from '../support/walletSupport.ts';

const services = await testServices();
const { db } = services;

const count = async () => (await mailsOf(services, 'subscriptionChanged')).length;

/** The subscription mails sent during some work. */
async function mailedBy(work: () => Promise<unknown>) {
  const before = await count();
  await work();
  return (await mailsOf(services, 'subscriptionChanged')).slice(before).map(({ data }) => data);
}

const planId = async (productId: string) =>
  (await db.selectFrom('plans').select('id').where('product_id', '=', productId).executeTakeFirstOrThrow())
    .id;

describe('a subscription’s owner is mailed', () => {
  it('that it was canceled and how long access lasts, and that it was resumed; each once', async () => {
    const { user } = await subscriber(services, 'month');
    const canceled = await mailedBy(async () => {
      await cancelSubscription(services, user, {});
      await cancelSubscription(services, user, {});
    });
    expect(canceled).toMatchObject([{ what: 'CANCELED', accessUntil: expect.any(String), charge: null }]);
    const resumed = await mailedBy(async () => {
      await resumeSubscription(services, user);
      await resumeSubscription(services, user);
    });
    expect(resumed).toMatchObject([
      {
        what: 'RESUMED',
        charge: { amount: '12.00', currencyCode: 'USD', date: canceled[0]?.['accessUntil'] },
      },
    ]);
  });

  it('that a change is planned, with its price, and that it was withdrawn', async () => {
    const { user } = await subscriber(services, 'year');
    const month = await planId('10');
    const change = async () => {
      const { id: changeId } = await previewChange(services, user, month);
      return changeSubscription(services, user, { idempotencyKey: randomUUID(), planId: month, changeId });
    };
    expect(
      await mailedBy(async () => {
        await change();
        await change();
      }),
    ).toMatchObject([{ what: 'CHANGE_PLANNED', planTitle: 'Monthly', charge: { amount: '12.00' } }]);
    expect(
      await mailedBy(async () => {
        await cancelChange(services, user);
        await cancelChange(services, user);
      }),
    ).toMatchObject([{ what: 'CHANGE_DROPPED', charge: { amount: '96.00' } }]);
  });

  it('that an upgrade has taken effect', async () => {
    const { user } = await subscriber(services, 'month', { left: 100_000 });
    const lifetime = await planId('12');
    const { id: changeId } = await previewChange(services, user, lifetime);
    const mailed = await mailedBy(() =>
      changeSubscription(services, user, {
        idempotencyKey: randomUUID(),
        planId: lifetime,
        changeId,
        paymentMethodId: 'balance',
      }),
    );
    expect(mailed).toMatchObject([
      { what: 'CHANGED', planTitle: 'Lifetime', accessUntil: null, charge: null },
    ]);
  });

  it('that a trial has started, instead of a receipt for nothing', async () => {
    const receipts = (await mailsOf(services, 'receipt')).length;
    const mailed = await mailedBy(() => subscriber(services, 'year', { trial: true }));
    expect(mailed).toMatchObject([{ what: 'TRIAL_STARTED', charge: { date: expect.any(String) } }]);
    expect(await mailsOf(services, 'receipt')).toHaveLength(receipts);
  });
});

const link = 'https://site.example/en/profile/wallet/subscription';
const change = { planTitle: 'A month', accessUntil: '2026-12-22T08:00:00.000Z', charge: null, link };
const money = { amount: '5.00', currencyCode: 'EUR', productTitle: 'The Atlas', receiptNumber: 17, link };

describe.each([
  ['en', 'Your subscription is canceled', 'Access until', 'December 22, 2026'],
  ['de', 'Ihr Abo ist gekündigt', 'Zugang bis', '22. Dezember 2026'],
  ['ar', 'تم إلغاء اشتراكك', 'الوصول متاح حتى', '٢٢ ديسمبر ٢٠٢٦'],
] as const)('in %s', (lang, subject, label, date) => {
  it('a cancellation says how long access lasts, as HTML and as text', () => {
    const mail = renderMail({ template: 'subscriptionChanged', data: { ...change, what: 'CANCELED' } }, lang);
    expect(mail.subject).toBe(`${subject} · A month`);
    for (const part of [mail.html, mail.text]) for (const text of [label, date]) expect(part).toContain(text);
  });

  it('a refund names its credit note, and a receipt its seller and included tax', () => {
    const refunded = { ...money, creditNote: 'CN-7', toWallet: false };
    const sold = {
      receiptNumber: 17,
      paidAt: '2026-11-21T08:00:00.000Z',
      seller: ['Orrery House Ltd', '1 Dial Street'],
      taxId: 'XX 123',
      buyer: 'Ada Byron',
      buyerEmail: 'ada@xn--bcher-kva.example',
      productTitle: 'The Atlas',
      tariffName: 'Scholar',
      giftTitle: null,
      default: '45.00',
      difference: '0.00',
      taxes: [{ rate: '19', net: '37.82', tax: '7.18', gross: '45.00' }],
      total: '45.00',
      currencyCode: 'EUR',
      method: 'Visa',
      link,
    };
    const format = new Intl.NumberFormat(lang === 'ar' ? 'ar-EG' : lang, {
      style: 'currency',
      currency: 'EUR',
    });
    for (const part of ['html', 'text'] as const) {
      expect(renderMail({ template: 'refund', data: refunded }, lang)[part]).toContain('CN-7');
      const receipt = renderMail({ template: 'receipt', data: sold }, lang)[part];
      for (const text of [
        'Orrery House Ltd, 1 Dial Street',
        'XX 123',
        'Ada Byron, ada@bücher.example',
        'Visa',
      ])
        expect(receipt).toContain(text);
      expect(receipt.replaceAll(/[\u200e\u200f]/g, '')).toContain(
        format.format(37.82).replaceAll(/[\u200e\u200f]/g, ''),
      );
    }
  });
});

it('the mail for a free order is complete, without mentioning a payment or its method', () => {
  const { subject, text } = renderMail(
    {
      template: 'receipt',
      data: {
        receiptNumber: null,
        paidAt: '2026-11-21T08:00:00.000Z',
        productTitle: 'The Atlas',
        tariffName: 'Reader',
        giftTitle: null,
        default: '0.00',
        difference: '0.00',
        total: '0.00',
        currencyCode: 'EUR',
        method: null,
        link,
      },
    },
    'en',
  );
  expect(subject).toMatch(/^Your order on /);
  expect(text).toContain('There was nothing to pay');
  expect(text).not.toMatch(/received your payment|Paid with|Receipt number/);
});
