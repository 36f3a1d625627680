import type { Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

/** The names of the operations that the page sends from now on. */
function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/public-graphql') || request.method() !== 'POST') return;
    const { operationName }: { operationName: string } = request.postDataJSON();
    names.push(operationName);
  });
  return names;
}

test(
  'going back and forth between profile and purchases repeats no request',
  inCrawl,
  async ({ page, join }) => {
    await join();
    const operations = operationsOf(page);
    const open = (link: 'common:nav.profile' | 'common:nav.purchases') =>
      page
        .getByRole('navigation', { name: en.exactly('common:nav.account') })
        .getByRole('link', { name: en.exactly(link) })
        .click();
    const list = page.getByRole('heading', { level: 1, name: en.exactly('wallet:purchases.title') });
    const greeting = page.getByRole('heading', { level: 1, name: /Ada/ });

    await page.goto(paths.profile.href('en'));
    await expect(greeting).toBeVisible();
    await page.waitForLoadState('networkidle');
    await open('common:nav.purchases');
    await expect(list).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(operations.filter((name) => name === 'Profile' || name === 'Purchases').sort()).toEqual([
      'Profile',
      'Purchases',
      'Purchases',
    ]);

    operations.length = 0;
    await open('common:nav.profile');
    await expect(greeting).toBeVisible();
    await open('common:nav.purchases');
    await expect(list).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(operations).toEqual([]);
  },
);
