import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { SandboxPage } from './paymentPage.ts';
import type { Words } from './words.ts';

/** The pages of the wallet, by what a person calls their parts. */
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

  /** Opens the wallet's front page and waits for what it holds. */
  async open(): Promise<void> {
    await this.page.goto(paths.wallet.href(this.words.lang));
    await expect(this.balance).toBeVisible();
  }

  /** Goes to another page of the member area by its list of pages. */
  async goTo(name: 'wallet' | 'payments' | 'purchases'): Promise<void> {
    const pages = this.page.getByRole('navigation', { name: this.words.exactly('common:nav.account') });
    // On a phone they are in a menu.
    const menu = pages.getByRole('button');
    if (await menu.isVisible()) await menu.click();
    // What waits is counted after the name.
    await pages.getByRole('link', { name: this.words.within(`common:nav.${name}`) }).click();
    await expect(this.page).toHaveURL(paths[name].href(this.words.lang));
  }

  /** Types an amount and goes on to the provider's page. */
  async topUp(typed: string): Promise<SandboxPage> {
    await this.amount.fill(typed);
    await this.topUpButton.click();
    await this.page.waitForURL('**/sandbox/pay/**');
    return new SandboxPage(this.page, this.words);
  }

  get balance(): Locator {
    return this.page.getByRole('region', { name: this.words.exactly('wallet:front.balance') });
  }

  /** What is said of a top-up. */
  news(name: 'arrived' | 'declined'): Locator {
    return this.page.getByText(this.words.exactly(`wallet:topUp.news.${name}.title`));
  }

  /** What came in this month, as the chart says it in figures. */
  get cameIn(): Locator {
    return this.#thisMonth.nth(0);
  }

  /** What went out this month. */
  get wentOut(): Locator {
    return this.#thisMonth.nth(1);
  }

  get #thisMonth(): Locator {
    const months = this.page.getByRole('table', { name: this.words.exactly('wallet:front.months.title') });
    return months.getByRole('row').last().getByRole('cell');
  }

  /** The rows of a list that are about something. */
  rows(title: string | RegExp): Locator {
    const head = this.page.getByRole('rowheader').filter({ hasText: title });
    return this.page.getByRole('row').filter({ has: head });
  }

  /** The entries of money that was put in, on the wallet's front page. */
  get entriesIn(): Locator {
    return this.rows(this.words.within('wallet:front.entries.kinds.TOP_UP'));
  }

  /** The rows of money that was put in. */
  get topUps(): Locator {
    return this.rows(this.words.within('payments:topUp'));
  }

  /** All payments of the list. */
  get payments(): Locator {
    const toggle = this.page.getByRole('button', { name: this.words.within('wallet:payments.detailsOf') });
    return this.page.getByRole('row').filter({ has: toggle });
  }

  /** A state as the rows of payments say it. */
  status(state: string): string {
    return this.words.text(`payments:status.${state}`);
  }

  async openDetails(row: Locator): Promise<void> {
    await row.getByRole('button', { name: this.words.within('wallet:payments.detailsOf') }).click();
  }

  /** What the details of a payment say under a name. */
  detail(name: string): Locator {
    return this.page
      .getByRole('term')
      .filter({ hasText: this.words.exactly(`wallet:payments.details.${name}`) })
      .locator('xpath=following-sibling::dd[1]');
  }

  /** A field of the filter of payments. */
  filter(name: 'search' | 'status'): Locator {
    return this.filters.getByLabel(this.words.exactly(`wallet:payments.filter.${name}`));
  }

  /** A day of that filter while it is closed: it says its label and its value. */
  day(name: 'from' | 'to'): Locator {
    return this.filters.getByRole('button', { name: this.words.within(`wallet:payments.filter.${name}`) });
  }

  /** Types a day (`YYYY-MM-DD`) into that filter, in the order of its parts in English. */
  async typeDay(name: 'from' | 'to', day: string): Promise<void> {
    await this.day(name).click();
    const label = this.words.exactly(`wallet:payments.filter.${name}`);
    await expect(
      this.filters.getByRole('group', { name: label }).getByRole('spinbutton').first(),
    ).toBeFocused();
    await this.page.keyboard.type(day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1'));
  }
}
