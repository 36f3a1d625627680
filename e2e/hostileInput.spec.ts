import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { newAddress } from './support/people.ts';
import { expect, inCrawl, inCrawlUnless, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const science = paths.project.href('en', 'science');
const exchange = paths.project.href('en', 'exchange');
const gms = paths.project.href('en', 'gms');
const media = paths.project.href('en', 'media');
const sponsors = paths.project.href('en', 'sponsors');
const art = paths.project.href('en', 'art');
const kapusta = paths.project.href('en', 'kapusta');

const long = 'x'.repeat(10_000);
const script = encodeURIComponent('<script>window.injected=1</script><img src=x onerror=window.injected=1>');

/** Expects that nothing in the address was executed or became an element, and that the page shows its heading. */
async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'injected'))).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

/** Queries and hashes, by page, with which the page must still open without an error. */
const hostileSuffixes: Readonly<Record<string, readonly string[]>> = {
  [science]: [
    `?q=${long}`,
    '?q=%00',
    '?q=%E0%A4%A',
    `?q=${script}`,
    '?page=-1',
    '?page=1e9',
    '?page=1000000000',
    '?page=NaN&page=2',
    '?category[]=x',
    `?category=${script}&author=..%2F..%2Fetc%2Fpasswd`,
    '?category=nowhere&author=%27%3B--',
    '?q=%F0%9F%98%80%ED%A0%80',
    `#${long}`,
  ],
  [paths.landing.href('en')]: [`#${script}`, `?utm_source=${long}`],
  [exchange]: [
    '?amount=-1&from=USD&to=USD',
    '?amount=1e999&from=XXX&to=',
    `?amount=${'9'.repeat(500)}&from=usd&to=${script}`,
    '?amount=NaN&amount=2&from[]=EUR',
    '?amount=%D9%A1%D9%A2&from=__proto__&to=constructor',
  ],
  [gms]: [`?subject=${script}&language=__proto__`, '?subject[]=science&language=xx'],
  [media]: ['?kind=constructor', `?kind=${long}`],
  [sponsors]: ['?kind=toString&kind=study'],
  [art]: [`?work=${script}`],
  [kapusta]: ['?goal=-5&monthly=0', `?goal=1e308&monthly=${script}`],
};

for (const [address, suffixes] of Object.entries(hostileSuffixes)) {
  test(`${address} opens normally with any hostile query or hash`, inCrawl, async ({ page }) => {
    for (const suffix of suffixes)
      await test.step(suffix.slice(0, 60), async () => {
        // From a blank page: a changed hash alone would not load anything.
        await page.goto('about:blank', { waitUntil: 'commit' });
        const response = await page.goto(address + suffix);
        expect(response?.status()).toBe(200);
        await expectUnharmed(page);
        if (address === science)
          await expect(
            page.getByText(en.within('projectScience:catalogue.count_other')).first(),
          ).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
  });
}

for (const address of [`${science}#%E0%A4%A`, `${paths.landing.href('en')}#%E0%A4%A`]) {
  test(
    `${address} opens at the top of the page`,
    inCrawlUnless(!address.startsWith(science)),
    async ({ page, problems }) => {
      // The router warns about it and carries on.
      problems.expect(/console warning: .* is not a decodable element ID/);
      await page.goto(address);
      await expectUnharmed(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );
}

test('an unknown study is a 404, whatever its slug', inCrawl, async ({ page, problems }) => {
  problems.expect(/404/);
  for (const slug of [
    'nobody-wrote-this',
    '__proto__',
    '%3Cscript%3Ewindow.injected=1%3C%2Fscript%3E',
    '..%2F..%2Fetc%2Fpasswd',
    '%00',
    'x'.repeat(3000),
    '%F0%9F%98%80',
  ])
    await test.step(slug.slice(0, 40), async () => {
      const response = await page.goto(`/en/researches/${slug}`);
      expect(response?.status()).toBe(404);
      await expectUnharmed(page);
      await expect(page.getByRole('heading', { name: en.exactly('errors:notFound.title') })).toBeVisible();
    });
});

const form = (page: Page) => page.getByRole('form', { name: en.exactly('contact:label') });
const fieldOf = (page: Page, name: 'name' | 'email' | 'message') =>
  form(page).getByRole('textbox', { name: en.within(`contact:fields.${name}`) });
const send = (page: Page) => form(page).getByRole('button', { name: en.exactly('contact:send') });
const says = (page: Page, problem: string) =>
  form(page)
    .getByText(en.exactly(`forms:fieldErrors.${problem}`))
    .first();

/** Counts the contact messages that the page sends. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('ContactSend')) sent += 1;
  });
  return () => sent;
}

/** How many of the emails sent by the server contain a text. */
async function mailsWith(word: string): Promise<number> {
  const outbox = path.join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.replace(/=\r?\n/g, '').includes(word)).length;
}

test('the contact form explains each invalid field and sends nothing', inCrawl, async ({ page }) => {
  const sent = countSent(page);
  await page.goto(paths.about.href('en'));
  await send(page).click();
  await expect(says(page, 'required')).toBeVisible();
  await expect(fieldOf(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldOf(page, 'name')).toBeFocused();

  await fieldOf(page, 'name').fill('Ada');
  await fieldOf(page, 'email').fill('not an address');
  await fieldOf(page, 'message').fill('short');
  await send(page).click();
  await expect(says(page, 'email')).toBeVisible();
  await expect(says(page, 'tooShort')).toBeVisible();
  await expect(fieldOf(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(fieldOf(page, 'email')).toBeFocused();
  expect(sent()).toBe(0);
});

test('the contact form rejects a one-megabyte message but keeps it', inCrawl, async ({ page }) => {
  const sent = countSent(page);
  const message = 'A megabyte. '.repeat(90_000);
  await page.goto(paths.about.href('en'));
  await fieldOf(page, 'name').fill('Ada');
  await fieldOf(page, 'email').fill(newAddress());
  // As if pasted; typing it would take too long.
  await fieldOf(page, 'message').evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, message);
  await send(page).click();
  await expect(says(page, 'tooLong')).toBeVisible();
  expect((await fieldOf(page, 'message').inputValue()).length).toBe(message.length);
  expect(sent()).toBe(0);
});

test('the server rejects a one-megabyte request too', async ({ request }) => {
  const response = await request.post('/public-graphql', {
    data: { query: '{ __typename }', variables: { message: 'x'.repeat(1_000_000) } },
  });
  expect(response.status()).toBe(413);
});

test('a double click sends a contact message once', inCrawl, async ({ page }) => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const thanks = page.getByRole('heading', { name: en.exactly('contact:sent.title') });
  await page.goto(paths.about.href('en'));
  await fieldOf(page, 'name').fill('Ada');
  await fieldOf(page, 'email').fill(newAddress());
  await fieldOf(page, 'message').fill(`Is anyone there?\n${first}`);
  await send(page).dblclick();
  await expect(thanks).toBeVisible();

  // Once a later message has arrived, a duplicate of the first would have, too.
  await page.getByRole('button', { name: en.exactly('contact:sent.again') }).click();
  await fieldOf(page, 'message').fill(`A second question.\n${second}`);
  await send(page).click();
  await expect(thanks).toBeVisible();
  await expect.poll(() => mailsWith(second)).toBe(1);
  expect(await mailsWith(first)).toBe(1);
});
