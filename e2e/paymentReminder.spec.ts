import { paths } from '../src/shared/paths.ts';
import { overflowOf } from './support/auditPage.ts';
import { axeFindings } from './support/axe.ts';
import { PaymentPage } from './support/paymentPage.ts';
import { linkInMailTo, newAddress } from './support/people.ts';
import { inCrawl } from './support/test.ts';
import { expect, test } from './support/timeTravel.ts';
import { wordsOf } from './support/words.ts';

/** In days, the unit in which the clock is moved. */
const day = 1;
const hours = 4 / 24;

// Right to left, on a phone.
const lang = 'ar';
const width = 360;
const words = wordsOf(lang);

test(
  'a reminder of a declined payment restores the choice, and further reminders can be stopped',
  inCrawl,
  async ({ page, elsewhen }) => {
    await page.setViewportSize({ width, height: 800 });
    const address = newAddress(`left-${lang}`);
    const payment = new PaymentPage(page, words);
    await payment.open('2', '?tariff=atlas-reader&gift=atlas-map');
    await payment.fillIn(address);
    await (await payment.pay()).press('decline');
    await expect(payment.outcome('declined')).toBeVisible();

    // The order expires, and the demo's hours until a reminder pass.
    await elsewhen.advance(page, day);
    await expect(async () => {
      await page.reload();
      await expect(payment.outcome('expired')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await elsewhen.advance(page, hours);
    const subject = words.within('emails:paymentReminder.subject');
    const back = await linkInMailTo(address, subject, /http:\/\/localhost:\d+\/[a-z]{2}\/products\/[^\s"]+/);
    const stop = await linkInMailTo(
      address,
      subject,
      /http:\/\/localhost:\d+\/api\/unsubscribe\?code=[\w-]{64}/,
    );

    await page.goto(back);
    await expect(page).toHaveURL(/tariff=atlas-reader&gift=atlas-map/);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
    await expect(payment.tariffs.first()).toBeChecked();
    await payment.fillIn(address);
    await (await payment.pay()).press('pay');
    await expect(payment.outcome('paid')).toBeVisible();
    await payment.openPurchase();
    await expect(page).toHaveURL(/\/purchases\//);

    await page.goto(stop);
    await expect(page).toHaveURL(new RegExp(`${paths.reminders.href(lang)}$`));
    const button = (name: 'on' | 'off') =>
      page.getByRole('button', { name: words.exactly(`links:reminders.${name}.action`) });
    await button('on').click();
    await expect(button('off')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflowOf(page, width)).toEqual([]);
    await button('off').click();
    await expect(button('on')).toBeVisible();
  },
);
