import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { SandboxPage } from './paymentPage.ts';
import type { Words } from './words.ts';

/** The wallet's pages. Their parts are found by their accessible names. */
export class WalletPages {
  readonly page: Page;
  readonly words: Words;
  readonly amount: Locator;
  readonly topUpButton: Locator;
  readonly filters: Locator;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
    this.amount = page.getByRole('textbox', { name: words.exactly('forms:amount.label') });
    this.topUpButton = page.getByRole('button', { name: words.exactly('wallet:topUp.submit') });
    this.filters = page.getByRole('search', { name: words.exactly('forms:filters.title') });
  }

  /** Opens the wallet's front page and waits for the balance. */
  async open(): Promise<void> {
    await this.page.goto(paths.wallet.href(this.words.lang));
    await expect(this.balance).toBeVisible();
  }

  /** Goes to another page of the member area with its navigation. */
  async goTo(name: 'wallet' | 'payments' | 'purchases'): Promise<void> {
    const pages = this.page.getByRole('navigation', { name: this.words.exactly('common:nav.account') });
    // On a phone the navigation is a menu.
    const menu = pages.getByRole('button');
    if (await menu.isVisible()) await menu.click();
    // The name may be followed by a count.
    await pages.getByRole('link', { name: this.words.within(`common:nav.${name}`) }).click();
    await expect(this.page).toHaveURL(paths[name].href(this.words.lang));
  }

  /** Enters an amount and continues to the provider's page. */
  async topUp(typed: string): Promise<SandboxPage> {
    await this.amount.fill(typed);
    await this.topUpButton.click();
    await this.page.waitForURL('**/sandbox/pay/**');
    return new SandboxPage(this.page, this.words);
  }

  get balance(): Locator {
    return this.page.getByRole('region', { name: this.words.exactly('wallet:front.balance') });
  }

  /** The message about a top-up. */
  news(name: 'arrived' | 'declined'): Locator {
    return this.page
      .getByRole('paragraph')
      .filter({ hasText: this.words.exactly(`wallet:topUp.news.${name}.title`) });
  }

  /** What came in this month, from the chart's table. */
  get cameIn(): Locator {
    return this.#thisMonth.nth(0);
  }

  /** What went out this month, from the same table. */
  get wentOut(): Locator {
    return this.#thisMonth.nth(1);
  }

  get #thisMonth(): Locator {
    const months = this.page.getByRole('table', { name: this.words.exactly('wallet:front.months.title') });
    return months.getByRole('row').last().getByRole('cell');
  }

  /** The table rows with this title. */
  rows(title: string | RegExp): Locator {
    const head = this.page.getByRole('rowheader').filter({ hasText: title });
    return this.page.getByRole('row').filter({ has: head });
  }

  /** The top-up entries on the wallet's front page. */
  get entriesIn(): Locator {
    return this.rows(this.words.within('wallet:front.entries.kinds.TOP_UP'));
  }

  /** The top-up rows in the list of payments. */
  get topUps(): Locator {
    return this.rows(this.words.within('payments:topUp'));
  }

  /** All rows in the list of payments. */
  get payments(): Locator {
    const toggle = this.page.getByRole('button', { name: this.words.within('wallet:payments.detailsOf') });
    return this.page.getByRole('row').filter({ has: toggle });
  }

  /** The label of a payment state. */
  status(state: string): string {
    return this.words.text(`payments:status.${state}`);
  }

  async openDetails(row: Locator): Promise<void> {
    await row.getByRole('button', { name: this.words.within('wallet:payments.detailsOf') }).click();
  }

  /** A value in the details of a payment, by its label. */
  detail(name: string): Locator {
    return this.page
      .getByRole('term')
      .filter({ hasText: this.words.exactly(`wallet:payments.details.${name}`) })
      .locator('xpath=following-sibling::dd[1]');
  }

  /** A field of the payments filter. */
  filter(name: 'search' | 'status'): Locator {
    return this.filters.getByLabel(this.words.exactly(`wallet:payments.filter.${name}`));
  }
}
