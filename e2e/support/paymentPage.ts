import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import type { Words } from './words.ts';

/** The payment page of a product. Its parts are found by their accessible names. */
export class PaymentPage {
  readonly tariffs: Locator;
  readonly currency: Locator;
  readonly email: Locator;
  /** Whether it's for the buyer or a gift, in this order. */
  readonly forWhom: Locator;
  /** “Continue to card payment · $40.50” or “Pay $40.50 from wallet”, with any amount; only once the price has loaded. */
  readonly payButton: Locator;
  /** The total in the summary. */
  readonly total: Locator;
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
    const group = (key: string) => page.getByRole('group', { name: words.exactly(key) });
    this.tariffs = group('payment:tariff.legend').getByRole('radio');
    this.currency = page.getByRole('combobox', { name: words.exactly('payment:currency.label') });
    this.email = page.getByRole('textbox', { name: words.within('payment:receipt.email') });
    this.forWhom = group('payment:present.legend').getByRole('radio');
    const summary = page.getByRole('region', { name: words.exactly('payment:summary.title') });
    this.total = summary.getByRole('definition').last();
    const pay = (key: string) => page.getByRole('button', { name: words.exactly(key) });
    this.payButton = pay('payment:pay.button').or(pay('payment:pay.wallet'));
  }

  /** Opens a product's payment page and waits for the price. */
  async open(productId = '2', query = ''): Promise<void> {
    await this.page.goto(paths.productPayment.href(this.words.lang, productId) + query);
    await expect(this.payButton).toBeVisible();
  }

  async chooseCurrency(code: string): Promise<void> {
    if (!(await this.currency.isVisible())) await this.fold('payment:currency.now').click();
    const option = this.currency.getByRole('option').filter({ hasText: code });
    await this.currency.selectOption(await option.first().getAttribute('value'));
  }

  /** The product's name on the receipt. */
  async boughtProduct(): Promise<string> {
    const term = this.page.getByRole('term').filter({ hasText: this.words.exactly('payment:order.product') });
    const name = await term.locator('xpath=following-sibling::dd[1]').textContent();
    return (name ?? '').trim();
  }

  method(name: string): Locator {
    return this.page
      .getByRole('group', { name: this.words.exactly('payment:method.legend') })
      .getByRole('radio', { name });
  }

  /** The summary that unfolds a part of the form. */
  fold(key: string): Locator {
    return this.page.locator('summary').filter({ hasText: this.words.exactly(key) });
  }

  /** Fills in what a guest must. */
  async fillIn(email: string): Promise<void> {
    await this.email.fill(email);
  }

  /** Pays through the provider and waits for its page. */
  async pay(): Promise<SandboxPage> {
    await this.payButton.click();
    return this.sandbox();
  }

  /** Waits for the provider's page. */
  async sandbox(): Promise<SandboxPage> {
    await this.page.waitForURL('**/sandbox/pay/**');
    return new SandboxPage(this.page, this.words);
  }

  /** Opens what was bought from its result: the page with all its contents. */
  async openPurchase(): Promise<void> {
    const names = ['open', 'LISTEN', 'WATCH', 'DOWNLOAD'].map((name) =>
      this.words.exactly(`payment:waysOn.${name}`),
    );
    const links = names.map((name) => this.page.getByRole('main').getByRole('link', { name }));
    await links.reduce((any, link) => any.or(link)).click();
  }

  /** The heading of an order's result. */
  outcome(name: string): Locator {
    return this.page.getByRole('heading', { name: this.words.exactly(`payment:result.${name}.title`) });
  }
}

/** The sandbox provider's page. */
export class SandboxPage {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  async press(what: 'pay' | 'remember' | 'decline' | 'delay'): Promise<void> {
    await this.page.getByRole('button', { name: this.words.exactly(`sandbox:${what}`) }).click();
  }
}
