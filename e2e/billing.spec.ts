import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { amountsOn } from './support/amounts.ts';
import { tabTo } from './support/keyboard.ts';
import { isSettled, overflowOf } from './support/auditPage.ts';
import { axeFindings } from './support/axe.ts';
import { topUpWallet } from './support/orders.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { buyMonth } from './support/payments.ts';
import { ask, logInByCall, makeAccount, signIn, type Account } from './support/people.ts';
import { demoPlans } from './support/plans.ts';
import { SubscriptionPage } from './support/subscriptionPage.ts';
import { inCrawl } from './support/test.ts';
import { expect, test } from './support/timeTravel.ts';
import { wordsOf } from './support/words.ts';

// Serial on one server: starting one takes longer than most of these journeys.
test.describe.configure({ mode: 'default' });

const day = 86_400_000;
/** The demo's plans, in days. */
const month = { grace: 5 };
const year = { trial: 14 };

/** Days from an instant to the same day some calendar months later, or to that month's last day if it is shorter. */
function daysOf(months: number, start: Date): number {
  const [fullYear, at, date] = [start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate()];
  const last = new Date(Date.UTC(fullYear, at + 1, 0)).getUTCDate();
  const from = Date.UTC(fullYear, start.getUTCMonth(), date);
  return (Date.UTC(fullYear, at, Math.min(date, last)) - from) / day;
}

const daysLater = (start: Date, days: number): Date => new Date(start.getTime() + days * day);

const en = wordsOf('en');

/** The day some days after an instant, as the page shows it. */
const dayAfter = (start: Date, days: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(start.getTime() + days * day),
  );

/** When the subscription's first event happened. */
async function beginning(request: APIRequestContext, { token }: Account): Promise<Date> {
  const { subscriptionHistory } = await ask<{ subscriptionHistory: { createdAt: string }[] }>(
    request,
    '{ subscriptionHistory { createdAt } }',
    {},
    token,
  );
  return new Date(subscriptionHistory.at(-1)?.createdAt ?? Number.NaN);
}

/** Time travel by months outlives the session. */
async function logInAgain(page: Page, baseURL: string | undefined, account: Account): Promise<void> {
  await signIn(page, baseURL ?? '', await logInByCall(page.request, account));
}

test(
  'a subscription goes from trial through upgrade and overdue payment back to active',
  inCrawl,
  async ({ page, request, baseURL, elsewhen }) => {
    const account = await makeAccount(request);
    const { title, price, money } = await demoPlans(request, 'en');
    // The change comes after 330 days of the year; a started day counts in full, fractions round in the user's favor.
    const yearDays = daysOf(12, daysLater(elsewhen.now(), year.trial));
    const credit = Math.ceil((price('year') * (yearDays - 330)) / yearDays);
    const toPay = price('month') - credit;
    const rest = 100;
    await topUpWallet(request, account, String((price('year') + toPay + rest) / 100));
    await signIn(page, baseURL ?? '', account);
    const subscription = new SubscriptionPage(page, en);

    // No subscription yet; the trial is one click away.
    await subscription.open();
    await expect(page.getByText(en.exactly('subscription:none.title'))).toBeVisible();
    await page.getByRole('link', { name: en.within('subscription:plans.tryIt') }).click();
    const payment = new PaymentPage(page, en);
    await page.getByRole('button', { name: en.exactly('payment:pay.trial') }).click();
    await expect(payment.outcome('trial')).toBeVisible();

    await subscription.openUntil('TRIALING');
    const start = await beginning(request, account);
    const trialEnd = dayAfter(start, year.trial);
    await expect(subscription.overview).toContainText(
      en.within('profile:subscription.state.trialRenews', {
        date: trialEnd,
        price: money(price('year')),
      }),
    );
    const charge = en.within('subscription:timeline.charge', { amount: money(price('year')) });
    await expect(subscription.timeline.getByRole('listitem')).toHaveText([
      en.within('subscription:timeline.announced'),
      en.within('subscription:timeline.trialEnd'),
      en.within('subscription:timeline.cancelBy'),
      charge,
    ]);
    await expect(subscription.timeline.getByText(trialEnd)).toHaveCount(3);
    const entries = await subscription.exportDates();
    expect(entries.map(({ start: at }) => at)).toEqual(
      // The announcement, and three events at the end of the trial.
      [year.trial - 3, year.trial, year.trial, year.trial].map(
        (days) => new Date(Math.floor(start.getTime() / 1000) * 1000 + days * day),
      ),
    );
    expect(entries.at(-1)?.summary).toMatch(charge);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(4);

    // The wallet is charged when the trial ends.
    await elsewhen.advance(page, year.trial);
    await subscription.openUntil('ACTIVE');
    await subscription.expectHistory([
      ['RENEWED', title('year')],
      ['TRIAL_STARTED', title('year')],
    ]);
    await expect(subscription.history.getByRole('listitem').first()).toContainText(money(price('year')));

    // A more expensive plan takes effect at once and costs exactly what the preview says.
    await elsewhen.advance(page, 330);
    await logInAgain(page, baseURL, account);
    await subscription.open();
    await subscription.changeTo(title('month')).click();
    await expect(subscription.figure('credit')).toHaveText(money(-credit));
    await expect(subscription.figure('nextCharge')).toContainText(money(price('month')));
    await expect(subscription.figure('total')).toHaveText(money(toPay));
    await subscription.button('change.pay', { amount: money(toPay) }).click();
    await subscription.expectDone('changed');
    const upgraded = year.trial + 330;
    const monthDays = daysOf(1, daysLater(start, upgraded));
    const renewal = dayAfter(start, upgraded + monthDays);
    await expect(subscription.overview).toContainText(
      en.within('profile:subscription.state.renews', { date: renewal, price: money(price('month')) }),
    );
    await subscription.expectHistory([
      ['CHANGED', title('month')],
      ['RENEWED', title('year')],
      ['TRIAL_STARTED', title('year')],
    ]);
    await expect(subscription.history.getByRole('listitem').first()).toContainText(money(toPay));

    // Canceled with a reason, then resumed.
    await subscription.button('overview.cancel').click();
    await expect(subscription.dialog).toContainText(
      en.within('subscription:cancel.until', { date: renewal }),
    );
    await subscription.dialog
      .getByRole('radio', { name: en.exactly('subscription:cancel.reasons.pause') })
      .check();
    await subscription.dialog.getByRole('textbox').fill('⏸');
    await subscription.dialog
      .getByRole('button', { name: en.exactly('subscription:cancel.confirm') })
      .click();
    await subscription.expectDone('canceled');
    await expect(subscription.timeline.getByRole('listitem').last()).toContainText(
      en.within('subscription:timeline.accessEnd'),
    );
    const reasons = await ask<{ me: { Subscription: { stopReason: string } } }>(
      request,
      '{ me { Subscription { stopReason } } }',
      {},
      (await logInByCall(request, account)).token,
    );
    expect(reasons.me.Subscription.stopReason).toBe('pause: ⏸');
    await subscription.button('overview.resume').click();
    await subscription.expectDone('resumed');

    // The wallet can't cover the renewal; the banner offers to pay by card.
    await elsewhen.advance(page, monthDays);
    await logInAgain(page, baseURL, account);
    await subscription.openUntil('PAST_DUE');
    await expect(subscription.overdue).toContainText(
      en.within('subscription:pastDue.title', { amount: money(price('month')) }),
    );
    await expect(subscription.overdue).toContainText(dayAfter(start, upgraded + monthDays + month.grace));
    await expect(subscription.timeline.getByRole('listitem')).toHaveText([
      en.within('subscription:timeline.paid'),
      en.within('subscription:timeline.retry', { amount: money(price('month')) }),
      en.within('subscription:timeline.accessEnd'),
    ]);
    await subscription.button('pastDue.pay').click();
    await expect(subscription.wayToPay('balance')).toBeDisabled();
    await expect(subscription.dialog).toContainText(
      en.within('subscription:pay.balanceShort', { amount: money(rest) }),
    );
    await expect(subscription.wayToPay('sandbox')).toBeChecked();
    await subscription.button('pay.button', { amount: money(price('month')) }).click();
    await (await subscription.sandbox()).press('pay');
    // The page loads before the provider confirms, and updates by itself.
    await page.waitForURL(`**${paths.subscription.href('en')}`);
    await subscription.expectDone('paid');
    await expect(subscription.overdue).toBeHidden();
    await expect(subscription.overview).toContainText(en.text('profile:subscription.status.ACTIVE'));
    await subscription.expectHistory([
      ['RENEWED', title('month')],
      ['PAST_DUE', title('month')],
      ['PAYMENT_FAILED', title('month')],
      ['RESUMED', title('month')],
      ['CANCELED', title('month')],
      ['CHANGED', title('month')],
      ['RENEWED', title('year')],
      ['TRIAL_STARTED', title('year')],
    ]);
  },
);

test(
  'an overdue subscription fits a phone and passes axe in both color modes',
  inCrawl,
  async ({ page, request, baseURL, elsewhen }) => {
    const account = await makeAccount(request);
    await buyMonth(request, account);
    await signIn(page, baseURL ?? '', account);
    await elsewhen.advance(page, daysOf(1, elsewhen.now()));
    await logInAgain(page, baseURL, account);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await new SubscriptionPage(page, en).openUntil('PAST_DUE');
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor();
    await page.waitForFunction(isSettled);
    expect(await axeFindings(page, 'colors')).toEqual([]);
    for (const lang of ['en', 'de', 'ar', 'fa', 'zh'] as const) {
      await page.setViewportSize({ width: 320, height: 640 });
      await new SubscriptionPage(page, wordsOf(lang)).open();
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        await expect.poll(() => overflowOf(page, width), { message: `${lang}, ${width} px` }).toEqual([]);
        const { count, broken } = await amountsOn(page, lang);
        expect(broken).toEqual([]);
        expect(count).toBeGreaterThan(3);
      }
    }
  },
);

test(
  'a subscription can be started, changed, canceled and resumed with the keyboard alone',
  inCrawl,
  async ({ page, request, baseURL }) => {
    const account = await makeAccount(request);
    await topUpWallet(request, account, '50');
    await signIn(page, baseURL ?? '', account);
    const subscription = new SubscriptionPage(page, en);
    const press = async (target: Parameters<typeof tabTo>[1], key = 'Enter') => {
      await tabTo(page, target);
      await page.keyboard.press(key);
    };
    await subscription.open();
    await press(page.getByRole('link', { name: en.within('subscription:plans.tryIt') }));
    const payment = new PaymentPage(page, en);
    await expect(page.getByRole('button', { name: en.exactly('payment:pay.trial') })).toBeVisible();
    await press(page.getByRole('button', { name: en.exactly('payment:pay.trial') }));
    await expect(payment.outcome('trial')).toBeVisible();

    await subscription.openUntil('TRIALING');
    const change = subscription.changeTo('Monthly');
    await press(change);
    const pay = subscription.button('change.plan');
    await expect(pay).toBeVisible();
    // Tab cycles through the dialog and the browser's own toolbar, never the page behind.
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(subscription.dialog).toBeHidden();
    await expect(change).toBeFocused();
    await page.keyboard.press('Enter');
    await press(pay);
    await subscription.expectDone('changePlanned');

    const cancel = subscription.button('overview.cancel');
    await press(cancel);
    await press(subscription.button('cancel.keep'));
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await press(
      subscription.dialog.getByRole('radio', { name: en.exactly('subscription:cancel.reasons.price') }),
      'Space',
    );
    await press(subscription.dialog.getByRole('button', { name: en.exactly('subscription:cancel.confirm') }));
    await subscription.expectDone('canceled');
    await press(subscription.button('overview.resume'));
    await subscription.expectDone('resumed');
  },
);
