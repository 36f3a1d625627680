import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { readCalendar, type CalendarEntry } from './calendarFile.ts';
import { SandboxPage } from './paymentPage.ts';
import type { Words } from './words.ts';

/** The subscription page. Its parts are found by their accessible names. */
export class SubscriptionPage {
  readonly page: Page;
  readonly words: Words;
  /** Plan, price, state and the actions on them. */
  readonly overview: Locator;
  readonly timeline: Locator;
  readonly history: Locator;
  readonly method: Locator;
  /** The banner about a failed payment. */
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

  /** Opens the page and waits until it has loaded. */
  async open(): Promise<void> {
    await this.page.goto(paths.subscription.href(this.words.lang));
    await expect(this.page.getByRole('region').first()).toBeVisible();
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0);
  }

  /** Reloads the page until it shows this state of the subscription, with half a second for each attempt. */
  async openUntil(status: string): Promise<void> {
    const shown = this.words.text(`profile:subscription.status.${status}`);
    await expect(async () => {
      await this.open();
      await expect(this.overview).toContainText(shown, { timeout: 500 });
    }).toPass();
  }

  /** A button by its text, on the page or in an open dialog. */
  button(key: string, values: Record<string, string> = {}): Locator {
    return this.page.getByRole('button', { name: this.words.within(`subscription:${key}`, values) });
  }

  /** The button that previews a change to a plan. */
  changeTo(plan: string): Locator {
    return this.button('change.open').filter({ hasText: plan });
  }

  /** An amount in the dialog that changes the plan. */
  figure(key: string): Locator {
    const term = this.dialog
      .getByRole('term')
      .filter({ hasText: this.words.exactly(`subscription:figures.${key}`) });
    return term.locator('xpath=following-sibling::dd[1]');
  }

  /** A payment method in the open dialog. */
  wayToPay(id: 'balance' | 'sandbox'): Locator {
    return this.dialog.locator(`input[type=radio][value=${id}]`);
  }

  /** Expects a focused confirmation message: the button that was pressed may be gone. */
  async expectDone(key: string): Promise<void> {
    const said = this.page.getByText(this.words.exactly(`subscription:done.${key}`));
    await expect(said).toBeVisible();
    await expect(this.page.locator('[tabindex="-1"]:focus').filter({ has: said })).toBeVisible();
  }

  /** Expects these entries in the history, newest first. */
  async expectHistory(plans: readonly (readonly [key: string, plan: string])[]): Promise<void> {
    await expect(this.history.getByRole('listitem')).toHaveText(
      plans.map(([key, plan]) => this.words.within(`subscription:history.${key}`, { plan })),
    );
  }

  /** The exported dates, as a calendar application would read them. */
  async exportDates(): Promise<CalendarEntry[]> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.button('timeline.export').click(),
    ]);
    expect(download.suggestedFilename()).toBe('subscription.ics');
    return readCalendar(await readFile(await download.path(), 'utf8'));
  }

  /** Waits for the sandbox provider's page. */
  async sandbox(): Promise<SandboxPage> {
    await this.page.waitForURL('**/sandbox/pay/**');
    return new SandboxPage(this.page, this.words);
  }
}
