import type { Page } from '@playwright/test';
import { newAddress } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

const emailOf = (page: Page) => page.getByRole('textbox', { name: en.within('auth:fields.email') });
const linkTo = (page: Page, key: string) =>
  page.getByRole('main').getByRole('link', { name: en.exactly(key) });

test('a login form error disappears once its field is valid', inCrawl, async ({ page }) => {
  await page.goto('/en/auth/login');
  const submit = page.getByRole('button', { name: en.exactly('auth:login.submit') });
  const password = page.getByLabel(en.exactly('auth:fields.password'));
  await emailOf(page).fill('nobody');
  await submit.click();
  await expect(emailOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await emailOf(page).pressSequentially('@example.com');
  await expect(emailOf(page)).not.toHaveAttribute('aria-invalid');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.pressSequentially('x');
  await expect(password).not.toHaveAttribute('aria-invalid');
});

test('a registration form error disappears once its field is valid', inCrawl, async ({ page }) => {
  await page.goto('/en/auth/register');
  const terms = page.getByRole('checkbox', { name: en.within('auth:register.terms') });
  const password = page.getByLabel(en.within('auth:fields.password')).first();
  await page.getByRole('button', { name: en.exactly('auth:register.submit') }).click();
  await expect(emailOf(page)).toHaveAttribute('aria-invalid', 'true');
  await terms.check();
  await expect(terms).not.toHaveAttribute('aria-invalid');
  await emailOf(page).fill(newAddress());
  await expect(emailOf(page)).not.toHaveAttribute('aria-invalid');
  await password.fill('correct horse battery');
  await expect(password).not.toHaveAttribute('aria-invalid');
});

test('a typed email carries over between the login, sign-up and reset forms', inCrawl, async ({ page }) => {
  const address = newAddress();
  await page.goto('/en/auth/login');
  await emailOf(page).fill(address);
  await linkTo(page, 'auth:login.forgotten').click();
  await expect(page).toHaveURL('/en/auth/password');
  await expect(emailOf(page)).toHaveValue(address);
  await linkTo(page, 'auth:register.toLogin').click();
  await expect(page).toHaveURL('/en/auth/login');
  await expect(emailOf(page)).toHaveValue(address);
  await linkTo(page, 'auth:login.toRegister').click();
  await expect(page).toHaveURL('/en/auth/register');
  await expect(emailOf(page)).toHaveValue(address);
  expect(page.url()).not.toContain('example.com');
});
