import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Lang } from '../../src/shared/languages.ts';
import { paths } from '../../src/shared/paths.ts';
import type { Words } from './words.ts';

/** The seeded demo account. */
export const demo = { login: 'demo@orrery.example', password: 'orrery-demo-1' };

/** Everyone's password, unless a journey says otherwise. */
export const password = 'correct horse battery';

let made = 0;

/** A unique email address. */
export const newAddress = (who = 'guest'): string => {
  made += 1;
  return `${who}-${process.pid}-${Date.now()}-${made}@example.com`;
};

/** Presses “Continue” in the dialog that asks whether to switch accounts. */
export async function acceptLink(page: Page, words: Words): Promise<void> {
  const question = page.getByRole('dialog', { name: words.exactly('links:ask.title') });
  await question.getByRole('button', { name: words.exactly('links:ask.open') }).click();
  await expect(question).toBeHidden();
}

/** Sends a GraphQL request without a browser. @throws Error with the errors of the response */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
  bearer?: string,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await request.post('/public-graphql', {
    data: { query, variables },
    headers: { ...headers, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
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

/** A unique client IP for the test server, so that many journeys in a row don't hit the limits per IP. */
export const nextClientIp = (): string => {
  made += 1;
  return `10.${process.pid % 256}.${Math.floor(made / 256)}.${made % 256}`;
};

/** Creates an account with a confirmed address through the API. */
export async function makeAccount(
  request: APIRequestContext,
  lang: Lang = 'en',
  login = newAddress('member'),
): Promise<Account> {
  const {
    register: { registration },
  } = await ask<{ register: { registration: string } }>(
    request,
    'mutation ($input: RegisterInput!) { register(input: $input) { registration } }',
    { input: { login, password, firstName: 'Ada', language: lang, acceptsTerms: true } },
    undefined,
    { 'x-forwarded-for': nextClientIp() },
  );
  const { registrationConfirm } = await ask<{ registrationConfirm: { token: string } }>(
    request,
    'mutation ($registration: String!, $code: String!) { registrationConfirm(registration: $registration, code: $code) { token } }',
    { registration, code: await codeInMailTo(login) },
    undefined,
    { 'x-forwarded-for': nextClientIp() },
  );
  return { login, password, token: registrationConfirm.token };
}

/** Starts a new session of an account through the API. */
export async function logInByCall(
  request: APIRequestContext,
  { login, password: known }: Pick<Account, 'login' | 'password'>,
): Promise<Account> {
  const response = await request.post('/api/auth/login', {
    data: { login, password: known, remember: true },
  });
  const { data }: { data: { token: string } } = await response.json();
  return { login, password: known, token: data.token };
}

/** Submits the login form, which is open. */
export async function logIn(
  page: Page,
  words: Words,
  who: { login: string; password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: words.within('auth:fields.email') }).fill(who.login);
  await page.getByLabel(words.exactly('auth:fields.password')).fill(who.password);
  await page.getByRole('button', { name: words.exactly('auth:login.submit') }).click();
}

/** Fills in and submits the registration form, which is open. */
export async function beginRegistration(page: Page, words: Words, login: string): Promise<void> {
  await page.getByRole('textbox', { name: words.within('auth:fields.email') }).fill(login);
  await page.getByLabel(words.within('auth:fields.password')).first().fill(password);
  await page.getByRole('checkbox', { name: words.within('auth:register.terms') }).check();
  await page.getByRole('button', { name: words.exactly('auth:register.submit') }).click();
  await expect(page.getByRole('heading', { name: words.exactly('auth:login.linkSent.title') })).toBeVisible();
}

/** Registers with the form, which is open, and the emailed code. */
export async function registerAs(
  page: Page,
  words: Words,
  login: string,
  findMails = mailsTo,
): Promise<void> {
  await beginRegistration(page, words, login);
  await confirmRegistration(page, words, login, findMails);
}

/** Makes an account of a purchase with the form of its result, which is open, and the emailed code. */
export async function keepInAccount(page: Page, words: Words, login: string): Promise<void> {
  await page.getByLabel(words.within('auth:fields.password')).first().fill(password);
  await page.getByRole('button', { name: words.exactly('auth:register.submit') }).click();
  await confirmRegistration(page, words, login);
}

async function confirmRegistration(
  page: Page,
  words: Words,
  login: string,
  findMails = mailsTo,
): Promise<void> {
  await page
    .getByRole('textbox', { name: words.exactly('auth:secondFactor.app.label') })
    .fill(await codeInMailTo(login, findMails));
  await page.getByRole('button', { name: words.exactly('auth:secondFactor.submit') }).click();
  await expect(page).not.toHaveURL(/auth\/register/);
}

/** Signs a browser in to an account, as logging in with “remember me” would. */
export async function signIn(page: Page, baseURL: string, { token }: Account): Promise<void> {
  await page.context().addCookies([{ name: 'token', value: token, url: baseURL }]);
}

/** Logs out with the menu in the header, and waits until the server knows. */
export async function logOut(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.exactly('common:account.signedInAs') }).click();
  const answered = page.waitForResponse('**/public-graphql');
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.exactly('common:account.logOut') })
    .click();
  await answered;
}

/** The decoded value of a cookie. */
export async function cookie(page: Page, name: string): Promise<string | undefined> {
  const found = (await page.context().cookies()).find((candidate) => candidate.name === name);
  return found === undefined ? undefined : decodeURIComponent(found.value);
}

/** Decodes quoted-printable. */
const unquoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** The subject of an email; a non-ASCII one is encoded in pieces, over several lines. */
function subjectOf(mail: string): string {
  const header = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail)?.[1] ?? '';
  return header
    .replace(/\r?\n[ \t]+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : unquoted(text.replaceAll('_', ' ')),
    )
    .trim();
}

/** The emails read so far, by file: they never change, and a run sends hundreds. */
const readMails = new Map<string, Promise<string>>();

function readMail(file: string): Promise<string> {
  const text = readMails.get(file) ?? readFile(file, 'utf8');
  readMails.set(file, text);
  return text;
}

/** The emails to an address in the outbox. */
async function mailsTo(address: string): Promise<string[]> {
  const outbox = path.join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readMail(path.join(outbox, name))));
  return mails.filter((text) => text.includes(`To: ${address}`));
}

/** The mail queue is polled twice a second. */
const mailIntervals = { intervals: [50, 100, 200] };

/** Waits for the registration email and returns its code. */
async function codeInMailTo(address: string, findMails = mailsTo): Promise<string> {
  let code = '';
  await expect(async () => {
    const mails = (await findMails(address)).map((text) => unquoted(text.replace(/=\r?\n/g, '')));
    // Another email to the address may be a receipt.
    const mail = mails.find((text) => text.includes('/auth-cb#code=')) ?? '';
    // Six digits on their own, not part of a link or a color.
    code = /(?<![\w#=/-])\d{6}(?![\w-])/.exec(mail)?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass(mailIntervals);
  return code;
}

/** Waits for an email to an address and returns the link in it. */
export async function linkInMailTo(address: string, subject: RegExp, within: RegExp): Promise<string> {
  let link = '';
  await expect(async () => {
    const mail = (await mailsTo(address)).find((text) => subject.test(subjectOf(text)));
    // Quoted-printable breaks long lines with `=` and writes `=` as `=3D`.
    const plain = mail?.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    link = within.exec(plain ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass(mailIntervals);
  return link;
}

/** The login link in an email to an address, be it a requested one or the one that confirms a registration. */
export const signInLinkTo = (
  address: string,
  words: Words,
  mail: 'loginLink' | 'verifyEmail',
): Promise<string> =>
  linkInMailTo(
    address,
    words.within(`emails:${mail}.subject`),
    /http:\/\/localhost:\d+\/[a-z]{2}\/auth-cb#code=[\w-]+/,
  );

/** The path of the purchases page. */
export const purchasesOf = (words: Words): string => paths.purchases.href(words.lang);
