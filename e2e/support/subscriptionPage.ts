import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { readCalendar, type CalendarEntry } from './calendarFile.ts';
import { SandboxPage } from './paymentPage.ts';
import type { Words } from './words.ts';

/** The page of a subscription, by what a person calls its parts. */
export class SubscriptionPage {
  readonly page: Page;
  readonly words: Words;
  /** Plan, price, state and what can be done about them. */
  readonly overview: Locator;
  readonly timeline: Locator;
  readonly history: Locator;
  readonly method: Locator;
  /** The banner over a payment that didn’t go through. */
  readonly overdue: Locator;
  readonly dialog: Locator;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
    const card = (key: string) => page.getByRole('region', { name: words.exactly(`subscription:${key}`) });
    this.overview = page.getByRole('region', {
      name: new RegExp(`^${words.text('subscription:overview.title')}`),
    });
    this.timeline = card('timeline.title');
    this.history = card('history.title');
    this.method = card('method.title');
    this.overdue = page.getByRole('alert').filter({ hasText: words.within('subscription:pastDue.title') });
    this.dialog = page.getByRole('dialog');
  }

  /** Opens it and waits until it has loaded. */
  async open(): Promise<void> {
    await this.page.goto(paths.subscription.href(this.words.lang));
    await expect(this.page.getByRole('region').first()).toBeVisible();
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0);
  }

  /** Reloads it until something holds, which is given half a second each time. */
  async #reloadUntil(holds: (options: { timeout: number }) => Promise<void>): Promise<void> {
    await expect(async () => {
      await this.open();
      await holds({ timeout: 500 });
    }).toPass();
  }

  /** Reloads it until it shows this state of the subscription. */
  async openUntil(status: string): Promise<void> {
    const shown = this.words.text(`profile:subscription.status.${status}`);
    await this.#reloadUntil((options) => expect(this.overview).toContainText(shown, options));
  }

  /** Reloads it until its history says this, the newest first. */
  async openUntilHistory(plans: Parameters<SubscriptionPage['expectHistory']>[0]): Promise<void> {
    await this.#reloadUntil((options) => this.expectHistory(plans, options));
  }

  /** A button by its words, in the dialog where one is open. */
  button(key: string, values: Record<string, string> = {}): Locator {
    return this.page.getByRole('button', { name: this.words.within(`subscription:${key}`, values) });
  }

  /** The button that shows what a change to a plan means. */
  changeTo(plan: string): Locator {
    return this.button('change.open').filter({ hasText: plan });
  }

  /** A figure of the dialog that changes the plan. */
  figure(key: string): Locator {
    const term = this.dialog
      .getByRole('term')
      .filter({ hasText: this.words.exactly(`subscription:figures.${key}`) });
    return term.locator('xpath=following-sibling::dd[1]');
  }

  /** A way to pay, in the dialog that asks for one. */
  wayToPay(id: 'balance' | 'sandbox'): Locator {
    return this.dialog.locator(`input[type=radio][value=${id}]`);
  }

  /** What was done is said, and has the focus: its button may be gone. */
  async expectDone(key: string): Promise<void> {
    const said = this.page.getByText(this.words.exactly(`subscription:done.${key}`));
    await expect(said).toBeVisible();
    await expect(this.page.locator('[tabindex="-1"]:focus').filter({ has: said })).toBeVisible();
  }

  /** What the history says, the newest first. */
  async expectHistory(
    plans: readonly (readonly [key: string, plan: string])[],
    options: { timeout?: number } = {},
  ): Promise<void> {
    await expect(this.history.getByRole('listitem')).toHaveText(
      plans.map(([key, plan]) => this.words.within(`subscription:history.${key}`, { plan })),
      options,
    );
  }

  /** The dates as a calendar takes them in. */
  async exportDates(): Promise<CalendarEntry[]> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.button('timeline.export').click(),
    ]);
    expect(download.suggestedFilename()).toBe('subscription.ics');
    return readCalendar(await readFile(await download.path(), 'utf8'));
  }

  /** The sandbox provider's page, once it is open. */
  async sandbox(): Promise<SandboxPage> {
    await this.page.waitForURL('**/sandbox/pay/**');
    return new SandboxPage(this.page, this.words);
  }
}
