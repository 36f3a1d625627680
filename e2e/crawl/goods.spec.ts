import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { overflowOf } from '../support/auditPage.ts';
import { newAddress } from '../support/people.ts';
import { PaymentPage } from '../support/paymentPage.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const products = path.resolve(import.meta.dirname, '../../content/demo/products');
const words = wordsOf('en');

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/** Buys a tariff as a guest by card, and opens the purchase. */
async function buyAndOpen(page: Page, productId: string, tariffId: string): Promise<void> {
  const payment = new PaymentPage(page, words);
  await payment.open(productId, `?tariff=${tariffId}`);
  await payment.fillIn(newAddress('en'));
  const sandbox = await payment.pay();
  await sandbox.press('pay');
  await expect(payment.outcome('paid')).toBeVisible();
  await payment.openPurchase();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await overflowOf(page, 360)).toEqual([]);
}

/** Downloads a file by its link; returns the file's hash. */
async function download(page: Page, name: RegExp): Promise<string> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).first().click(),
  ]);
  return hashOf(await saved.path());
}

test('files of every format download byte for byte on a phone', async ({ page }) => {
  await buyAndOpen(page, '2', 'atlas-scholar');
  const goods = path.join(products, '2/goods');
  expect(await download(page, /EPUB/)).toBe(
    await hashOf(path.join(goods, 'atlas-book/the-atlas-of-attention.epub')),
  );
  expect(await download(page, /SVG/)).toBe(
    await hashOf(path.join(goods, 'atlas-poster/map-of-a-morning.svg')),
  );
  expect(await download(page, /CSV/)).toBe(
    await hashOf(path.join(goods, 'atlas-data/attention-by-the-hour.csv')),
  );
});

test('audio plays and downloads on a phone', async ({ page }) => {
  await buyAndOpen(page, '4', 'recordings-complete');
  expect(await download(page, /WAV/)).toBe(
    await hashOf(path.join(products, '4/goods/recording-salt-flat/salt-flat.wav')),
  );
  const player = page.locator('audio').first();
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.preload = 'metadata';
    audio.load();
  });
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1);
});

test('a film and a license key are available on a phone', async ({ page }) => {
  await buyAndOpen(page, '5', 'movement-teacher');
  // A lesson has its player and its files.
  await page
    .getByRole('button', { name: words.within('library:playOf') })
    .first()
    .click();
  expect(await download(page, /WEBM/)).toBe(
    await hashOf(path.join(products, '5/goods/movement-breath/breath.webm')),
  );
  await expect(page.locator('code')).toContainText(/MOVE(-[\dA-F]{4}){3}/);
});

test('an event seat shows its dates, calendar file, text and link on a phone', async ({ page }) => {
  await buyAndOpen(page, '7', 'studio-seat');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.within('library:event.calendarOf') }).click(),
  ]);
  const calendar = await readFile(await saved.path(), 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(5);
  await expect(page.getByRole('link', { name: words.within('library:visitOf') })).toHaveAttribute(
    'href',
    'https://stellarium-web.org/',
  );
  await page
    .getByRole('link', { name: words.exactly('library:readOf') })
    .first()
    .click();
  const [, paragraph = ''] = (
    await readFile(path.join(products, '7/goods/studio-evenings/en.md'), 'utf8')
  ).split('\n\n');
  await expect(page.getByRole('main')).toContainText(paragraph.replaceAll('\n', ' '));
  expect(await overflowOf(page, 360)).toEqual([]);
});
