import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { paths } from '../../src/shared/paths.ts';
import type { Words } from './words.ts';

const step = 30_000;

/** The code that an authenticator app shows for the secret, some 30-second steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * step });

/** The second factor's section of the security page. */
export const twoFactorSection = (page: Page, words: Words): Locator =>
  page.getByRole('region', { name: words.exactly('security:twoFactor.title') });

/** Turns the second factor on with the keyboard alone; returns the secret and the recovery codes. */
export async function turnOn(page: Page, words: Words, password: string) {
  await page.goto(paths.profileSecurity.href(words.lang));
  const section = twoFactorSection(page, words);
  await section.getByRole('button', { name: words.exactly('security:twoFactor.turnOn') }).press('Enter');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('img')).toBeVisible();
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await section
    .getByRole('textbox', { name: words.exactly('security:twoFactor.setup.code') })
    .fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: words.exactly('security:twoFactor.codes.title') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  return { secret, codes: await list.getByRole('listitem').allTextContents() };
}

/** Confirms that the recovery codes are saved. */
export async function keepCodes(page: Page, words: Words): Promise<void> {
  await page.getByRole('checkbox', { name: words.exactly('security:twoFactor.codes.kept') }).check();
  await page.getByRole('button', { name: words.exactly('security:twoFactor.codes.done') }).click();
  await expect(page.getByText(words.exactly('security:twoFactor.turnedOn'))).toBeFocused();
}

/** Enters a code from the app at login. */
export async function enterCode(page: Page, words: Words, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: words.exactly('auth:secondFactor.app.label') });
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.keyboard.press('Enter');
}

/** Enters a recovery code at login instead of a code from the app. */
export async function enterRecoveryCode(page: Page, words: Words, code: string): Promise<void> {
  await page.getByRole('button', { name: words.exactly('auth:secondFactor.app.switch') }).click();
  await page.getByRole('textbox', { name: words.exactly('auth:secondFactor.recovery.label') }).fill(code);
  await page.keyboard.press('Enter');
}
