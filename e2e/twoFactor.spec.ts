import { paths } from '../src/shared/paths.ts';
import { overflowOf } from './support/auditPage.ts';
import { axeFindings } from './support/axe.ts';
import { logIn, logOut, makeAccount, signIn, signInLinkTo } from './support/people.ts';
import { codeOf, enterCode, keepCodes, turnOn, twoFactorSection } from './support/secondFactor.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('a login link asks for the second factor too', inCrawl, async ({ page, request, baseURL }) => {
  const account = await makeAccount(request);
  await signIn(page, baseURL ?? '', account);
  const { secret } = await turnOn(page, en, account.password);
  await keepCodes(page, en);
  await logOut(page, en);
  await page.goto(paths.login.href('en'));
  await page.getByRole('textbox', { name: en.within('auth:fields.email') }).fill(account.login);
  await page.getByRole('button', { name: en.exactly('auth:login.sendLink') }).click();
  await page.goto(await signInLinkTo(account.login, en, 'loginLink'));
  await enterCode(page, en, codeOf(secret, 1));
  await expect(page).toHaveURL('/en/profile');
});

test(
  'recovery codes can be saved and printed, and the second factor turned off',
  inCrawl,
  async ({ page, join }) => {
    const account = await join();
    const { codes } = await turnOn(page, en, account.password);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: en.exactly('security:twoFactor.codes.save') }).click();
    const stream = await (await downloading).createReadStream();
    const parts: string[] = [];
    for await (const part of stream) parts.push(String(part));
    for (const code of codes) expect(parts.join('')).toContain(code);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(codes[0] ?? '')).toBeVisible();
    await expect(page.getByText(account.login).last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await keepCodes(page, en);

    await twoFactorSection(page, en)
      .getByRole('button', { name: en.exactly('security:twoFactor.turnOff') })
      .click();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(en.exactly('security:twoFactor.turnedOff'))).toBeFocused();
    await logOut(page, en);
    await page.goto(paths.login.href('en'));
    await logIn(page, en, account);
    await expect(page).toHaveURL('/en/profile');
  },
);

for (const width of [320, 1280]) {
  test(`every step of two-factor setup fits ${width} px and passes axe`, inCrawl, async ({ page, join }) => {
    await page.setViewportSize({ width, height: 800 });
    const account = await join();
    const look = async () => {
      expect(await overflowOf(page, width)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    };
    await page.goto(paths.profileSecurity.href('en'));
    await twoFactorSection(page, en)
      .getByRole('button', { name: en.exactly('security:twoFactor.turnOn') })
      .click();
    await look();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(twoFactorSection(page, en).getByRole('img')).toBeVisible();
    await look();
    const secret = (await twoFactorSection(page, en).locator('code').textContent()) ?? '';
    await twoFactorSection(page, en)
      .getByRole('textbox', { name: en.exactly('security:twoFactor.setup.code') })
      .fill(codeOf(secret.replaceAll(' ', '')));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: en.exactly('security:twoFactor.codes.title') }),
    ).toBeFocused();
    await look();
    await keepCodes(page, en);
    await look();
  });
}

test('leaving the page before saving the recovery codes asks first', inCrawl, async ({ page, join }) => {
  const account = await join();
  const { codes } = await turnOn(page, en, account.password);
  const away = page
    .getByRole('navigation', { name: en.exactly('common:nav.account') })
    .getByRole('link', { name: en.exactly('common:nav.profile') });
  const question = page.getByRole('dialog', { name: en.exactly('security:twoFactor.leave.title') });
  await away.click();
  await question.getByRole('button', { name: en.exactly('security:twoFactor.leave.stay') }).click();
  await expect(page.getByText(codes[0] ?? '')).toBeVisible();
  await away.click();
  await question.getByRole('button', { name: en.exactly('security:twoFactor.leave.leave') }).click();
  await expect(page).toHaveURL(paths.profile.href('en'));

  await page.goto(paths.profileSecurity.href('en'));
  await twoFactorSection(page, en)
    .getByRole('button', { name: en.exactly('security:twoFactor.renew') })
    .click();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: en.exactly('security:twoFactor.codes.kept') }).check();
  await page.getByRole('button', { name: en.exactly('security:twoFactor.codes.done') }).click();
  await away.click();
  await expect(page).toHaveURL(paths.profile.href('en'));
});
