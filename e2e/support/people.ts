import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import type { Words } from './words.ts';

/** The demo account of the seeds. */
export const demo = { login: 'demo@orrery.example', password: 'orrery-demo-1' };

const password = 'correct horse battery';

let made = 0;

/** An address nobody had before. */
export const newAddress = (who = 'guest'): string => {
  made += 1;
  return `${who}-${process.pid}-${Date.now()}-${made}@example.com`;
};

/** Asks the server as a program would. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
  bearer?: string,
): Promise<Data> {
  const response = await request.post('/public-graphql', {
    data: { query, variables },
    ...(bearer !== undefined && { headers: { authorization: `Bearer ${bearer}` } }),
  });
  const { data, errors }: { data?: Data; errors?: unknown } = await response.json();
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

export interface Account {
  login: string;
  password: string;
  token: string;
}

/** Makes an account, without a browser. */
export async function makeAccount(request: APIRequestContext, lang: Lang = 'en'): Promise<Account> {
  const login = newAddress('member');
  const { register } = await ask<{ register: { token: string } }>(
    request,
    'mutation ($input: RegisterInput!) { register(input: $input) { token } }',
    { input: { login, password, firstName: 'Ada', language: lang, acceptsTerms: true } },
  );
  return { login, password, token: register.token };
}

/** Signs an account in on the log-in page that is open. */
export async function logIn(
  page: Page,
  words: Words,
  who: { login: string; password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: words.within('auth:fields.email') }).fill(who.login);
  await page.getByLabel(words.exactly('auth:fields.password')).fill(who.password);
  await page.getByRole('button', { name: words.exactly('auth:login.submit') }).click();
}

/** Registers on the registration page that is open. */
export async function registerAs(page: Page, words: Words, login: string): Promise<void> {
  await page.getByRole('textbox', { name: words.within('auth:fields.email') }).fill(login);
  await page.getByLabel(words.within('auth:fields.password')).first().fill(password);
  await page.getByRole('checkbox', { name: words.within('auth:register.terms') }).check();
  await page.getByRole('button', { name: words.exactly('auth:register.submit') }).click();
}

/** Makes a browser an account's, as a log-in with “remember” would have left it. */
export async function signIn(page: Page, baseURL: string, { token }: Account): Promise<void> {
  await page.context().addCookies([{ name: 'token', value: token, url: baseURL }]);
}

/** The value of a cookie of the site. */
export async function cookie(page: Page, name: string): Promise<string | undefined> {
  const found = (await page.context().cookies()).find((candidate) => candidate.name === name);
  return found === undefined ? undefined : decodeURIComponent(found.value);
}

/** Waits for a mail to an address and gives the link in it. */
export async function linkInMailTo(address: string, subject: RegExp, within: RegExp): Promise<string> {
  const outbox = path.join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  let link = '';
  await expect(async () => {
    const names = await readdir(outbox);
    const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
    const mail = mails.find(
      (text) =>
        text.includes(`To: ${address}`) && subject.test(/^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? ''),
    );
    // Quoted-printable breaks long lines with `=` and writes `=` as `=3D`.
    const plain = mail?.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    link = within.exec(plain ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** The page of an account's purchases. */
export const purchasesOf = (words: Words): string => paths.purchases.href(words.lang);
