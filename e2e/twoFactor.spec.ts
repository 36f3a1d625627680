import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { paths } from '../src/shared/paths.ts';
import { axeFindings, overflowOf } from './support/lookAtPage.ts';
import { linkInMailTo, logIn, makeAccount, signIn, type Account } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { wordsOf, type Words } from './support/words.ts';

const en = wordsOf('en');
const step = 30_000;

/** What the app of whoever scanned the secret shows, so many steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * step });

const section = (page: Page, words: Words) =>
  page.getByRole('region', { name: words.exactly('security:twoFactor.title') });

/** Turns the second factor on by the keyboard alone, and gives the secret and the recovery codes. */
async function turnOn(page: Page, account: Account, words: Words = en) {
  await page.goto(paths.profileSecurity.href(words.lang));
  await section(page, words)
    .getByRole('button', { name: words.exactly('security:twoFactor.turnOn') })
    .press('Enter');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(section(page, words).getByRole('img')).toBeVisible();
  const secret = ((await section(page, words).locator('code').textContent()) ?? '').replaceAll(' ', '');
  await section(page, words)
    .getByRole('textbox', { name: words.exactly('security:twoFactor.setup.code') })
    .fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: words.exactly('security:twoFactor.codes.title') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  return { secret, codes: await list.getByRole('listitem').allTextContents() };
}

async function keepCodes(page: Page, words: Words = en): Promise<void> {
  await page.getByRole('checkbox', { name: words.exactly('security:twoFactor.codes.kept') }).check();
  await page.getByRole('button', { name: words.exactly('security:twoFactor.codes.done') }).click();
  await expect(page.getByText(words.exactly('security:twoFactor.turnedOn'))).toBeFocused();
}

async function enterCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: en.exactly('auth:secondFactor.app.label') });
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.keyboard.press('Enter');
}

async function enterRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: en.exactly('auth:secondFactor.app.switch') }).click();
  await page.getByRole('textbox', { name: en.exactly('auth:secondFactor.recovery.label') }).fill(code);
  await page.keyboard.press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(paths.login.href('en'));
}

test('a second factor is turned on, asked for at log-in, and stood in for by a recovery code, once', async ({
  page,
  request,
  baseURL,
  problems,
}) => {
  problems.expect(/status 40[01]/, /console error.*40[01]/);
  const account = await makeAccount(request);
  await signIn(page, baseURL ?? '', account);
  const { secret, codes } = await turnOn(page, account);
  const [first = '', second = ''] = codes;
  await keepCodes(page);

  await logOut(page);
  await logIn(page, en, account);
  // The next one, since the present one turned it on; both are good for as long as clocks may differ.
  const code = codeOf(secret, 1);
  expect(await axeFindings(page)).toEqual([]);
  await enterCode(page, code);
  await expect(page).toHaveURL('/en/profile');

  await logOut(page);
  await logIn(page, en, account);
  await enterCode(page, code);
  await expect(page.getByText(en.exactly('forms:fieldErrors.wrongCode'))).toBeVisible();
  await enterRecoveryCode(page, ` ${first.toUpperCase().replace('-', ' ')}`);
  await expect(page).toHaveURL('/en/profile');

  await logOut(page);
  await logIn(page, en, account);
  await enterRecoveryCode(page, first);
  await expect(page.getByText(en.exactly('forms:fieldErrors.wrongCode'))).toBeVisible();
  await page.getByRole('textbox', { name: en.exactly('auth:secondFactor.recovery.label') }).fill(second);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/profile');

  await linkInMailTo(
    account.login,
    en.exactly('emails:securityChanged.RECOVERY_CODE_USED.subject'),
    /http:\/\/localhost:\d+\/en\/profile\/security/,
  );
  await page.goto(paths.profileSecurity.href('en'));
  await expect(section(page, en)).toContainText('8 recovery codes left');
});

test('a log-in link asks for the second factor too', async ({ page, request, baseURL }) => {
  const account = await makeAccount(request);
  await signIn(page, baseURL ?? '', account);
  const { secret } = await turnOn(page, account);
  await keepCodes(page);
  await logOut(page);
  await page.getByRole('textbox', { name: en.within('auth:fields.email') }).fill(account.login);
  await page.getByRole('button', { name: en.exactly('auth:login.sendLink') }).click();
  await page.goto(
    await linkInMailTo(
      account.login,
      en.exactly('emails:loginLink.subject'),
      /http:\/\/localhost:\d+\/en\/auth-cb\?code=[\w-]+/,
    ),
  );
  await enterCode(page, codeOf(secret, 1));
  await expect(page).toHaveURL('/en/profile');
});

test('recovery codes are saved as a file and printed alone; the second factor is turned off', async ({
  page,
  request,
  baseURL,
}) => {
  const account = await makeAccount(request);
  await signIn(page, baseURL ?? '', account);
  const { codes } = await turnOn(page, account);

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
  await keepCodes(page);

  await section(page, en)
    .getByRole('button', { name: en.exactly('security:twoFactor.turnOff') })
    .click();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.exactly('security:twoFactor.turnedOff'))).toBeFocused();
  await logOut(page);
  await logIn(page, en, account);
  await expect(page).toHaveURL('/en/profile');
});

for (const width of [320, 1280]) {
  test(`every step fits ${width} px and has nothing for axe to find`, async ({ page, request, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    const account = await makeAccount(request);
    await signIn(page, baseURL ?? '', account);
    const look = async () => {
      expect(await overflowOf(page, width)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    };
    await page.goto(paths.profileSecurity.href('en'));
    await section(page, en)
      .getByRole('button', { name: en.exactly('security:twoFactor.turnOn') })
      .click();
    await look();
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(section(page, en).getByRole('img')).toBeVisible();
    await look();
    const secret = (await section(page, en).locator('code').textContent()) ?? '';
    await section(page, en)
      .getByRole('textbox', { name: en.exactly('security:twoFactor.setup.code') })
      .fill(codeOf(secret.replaceAll(' ', '')));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: en.exactly('security:twoFactor.codes.title') }),
    ).toBeFocused();
    await look();
    await keepCodes(page);
    await look();
  });
}
