import { paths } from '../src/shared/paths.ts';
import { overflowOf } from './support/auditPage.ts';
import { axeFindings } from './support/axe.ts';
import { codeOf, keepCodes, twoFactorSection } from './support/secondFactor.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test(
  'every step of two-factor setup fits phones and desktops, passes axe, and the codes can be printed',
  inCrawl,
  async ({ page, join }) => {
    const account = await join();
    const look = async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page, width)).toEqual([]);
        expect(await axeFindings(page)).toEqual([]);
      }
    };
    const section = twoFactorSection(page, en);
    await page.goto(paths.profileSecurity.href('en'));
    await section.getByRole('button', { name: en.exactly('security:twoFactor.turnOn') }).click();
    await look();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(section.getByRole('img')).toBeVisible();
    await look();
    const secret = (await section.locator('code').textContent()) ?? '';
    await section
      .getByRole('textbox', { name: en.exactly('security:twoFactor.setup.code') })
      .fill(codeOf(secret.replaceAll(' ', '')));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: en.exactly('security:twoFactor.codes.title') }),
    ).toBeFocused();
    await look();

    const list = page.getByRole('list', { name: en.exactly('security:twoFactor.codes.title') });
    await page.emulateMedia({ media: 'print' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(account.login).last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await keepCodes(page, en);
    await look();
  },
);
