import { paths } from '../src/shared/paths.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const ar = wordsOf('ar');

test('contracts are withdrawn from and canceled without JavaScript', async ({ openBrowser, problems }) => {
  // A form with something missing comes back with this status.
  problems.expect(/422/);
  const page = await openBrowser({ javaScriptEnabled: false });
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const fillIn = async (name: string, text: string) => main.getByLabel(name, { exact: true }).fill(text);
  for (const [kind, path, label] of [
    ['WITHDRAWAL', paths.withdraw, 'legal.withdraw'],
    ['CANCELLATION', paths.cancel, 'legal.cancel'],
  ] as const) {
    await page.goto(paths.login.href('en'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: en.exactly(`common:${label}`) })
      .evaluate((link) => link.removeAttribute('target'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: en.exactly(`common:${label}`) })
      .click();
    await expect(page).toHaveURL(path.href('en'));
    await fillIn(en.text('contracts:fields.name'), 'Ada Lovelace');
    await fillIn(en.text('contracts:fields.number'), '7KMP-4RXD');
    await main.getByRole('button', { name: en.exactly('contracts:continue') }).click();
    const email = main.getByLabel(en.text('contracts:fields.email'), { exact: true });
    await expect(email).toHaveAccessibleDescription(new RegExp(en.text('forms:missing.email')));
    await expect(main.getByLabel(en.text('contracts:fields.name'), { exact: true })).toHaveValue(
      'Ada Lovelace',
    );
    await email.fill('ada@example.com');
    await main.getByRole('button', { name: en.exactly('contracts:continue') }).click();
    await expect(heading).toHaveText(en.text(`contracts:${kind}.check`));
    await main.getByRole('button', { name: en.exactly(`contracts:${kind}.confirm`) }).click();
    await expect(heading).toHaveText(en.text(`contracts:${kind}.made.title`));
    await expect(main.getByRole('time')).toHaveText(/\d:\d\d:\d\d.*(?:UTC|GMT)/);
    await expect(main).toContainText('ada@example.com');
  }
});

test('both pages fit 320 pixels from right to left and pass axe in each step', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const main = page.getByRole('main');
  const check = async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  for (const [kind, path] of [
    ['WITHDRAWAL', paths.withdraw],
    ['CANCELLATION', paths.cancel],
  ] as const) {
    await page.goto(path.href('ar', { number: '7KMP-4RXD' }));
    await main.getByRole('button', { name: ar.exactly('contracts:continue') }).click();
    await expect(main.getByLabel(ar.text('contracts:fields.name'), { exact: true })).toBeFocused();
    await check();
    await main.getByLabel(ar.text('contracts:fields.name'), { exact: true }).fill('آدا');
    await main.getByLabel(ar.text('contracts:fields.email'), { exact: true }).fill('ada@example.com');
    await main.getByRole('button', { name: ar.exactly('contracts:continue') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.text(`contracts:${kind}.check`));
    await check();
    await main.getByRole('button', { name: ar.exactly(`contracts:${kind}.confirm`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.text(`contracts:${kind}.made.title`));
    await check();
  }
});
