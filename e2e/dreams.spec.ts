import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { overflowOf } from './support/auditPage.ts';
import { axeFindings } from './support/axe.ts';
import { tabTo, walkThrough } from './support/keyboard.ts';
import { ask, makeAccount, newAddress, registerAs, signIn } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf, type Words } from './support/words.ts';

const en = wordsOf('en');

/** Adds a dream with the form on the dreams page, which is already open. */
async function writeDown(page: Page, words: Words, title: string): Promise<void> {
  await page
    .getByRole('button', { name: words.exactly('dreams:make') })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: words.exactly('dreams:form.title') }).fill(title);
  await form.getByRole('button', { name: words.exactly('dreams:form.create') }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Creates a public dream in a new account through the API; returns its id. */
async function publicDream(request: APIRequestContext, title: string): Promise<string> {
  const { token } = await makeAccount(request);
  const { dreamCreate } = await ask<{ dreamCreate: { id: string } }>(
    request,
    'mutation ($input: DreamInput!) { dreamCreate(input: $input) { id } }',
    {
      input: {
        clientKey: `journey-${Date.now()}-${Math.random()}`.replace('.', '-'),
        title,
        productId: '2',
        isPublic: true,
      },
    },
    token,
  );
  return dreamCreate.id;
}

/** Every email sent so far, with quoted-printable line breaks decoded. */
async function mails(): Promise<string[]> {
  const outbox = path.join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return texts.map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}

for (const lang of ['en', 'ar'] as const) {
  const words = wordsOf(lang);

  test(`a guest’s dreams move to their new account (${lang})`, inCrawl, async ({ page }) => {
    const titles =
      lang === 'en' ? ['A boat of my own', 'Learn to whistle'] : ['قارب صغير', 'أن أتعلم الصفير'];
    await page.goto(paths.dreams.href(lang));
    for (const title of titles) await writeDown(page, words, title);
    await page.reload();
    for (const title of titles)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('link', { name: words.exactly('dreams:device.register') })
      .click();
    await registerAs(page, words, newAddress('dreamer'));
    await expect(page).toHaveURL(`${paths.dreams.href(lang)}?tab=mine`);
    for (const title of titles) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(
        page.getByRole('button', {
          name: words.exactly('dreams:actions.named', {
            action: words.text('dreams:actions.FULFILLED'),
            title,
          }),
        }),
      ).toBeVisible();
    }
    await expect(page.getByText(words.exactly('dreams:device.title'))).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('dreams'))).toBeNull();
  });
}

test(
  'a stranger can open a shared dream and go on to give it as a gift',
  inCrawl,
  async ({ page, request, openBrowser, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await publicDream(request, 'An atlas for the reading room');
    await page.goto(paths.dream.href('en', id));
    await page.getByRole('button', { name: en.exactly('dreams:share.copy') }).click();
    await expect(page.getByText(en.exactly('dreams:share.copied'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const stranger = await openBrowser();
    await stranger.goto(link);
    await expect(
      stranger.getByRole('heading', { level: 1, name: 'An atlas for the reading room' }),
    ).toBeVisible();
    await stranger.getByRole('link', { name: en.exactly('dreams:give.this') }).click();
    await expect(stranger).toHaveURL(paths.productPayment.href('en', '2', { present: '1', dream: id }));
  },
);

test('a report reaches the inbox, and the dream stays published', inCrawl, async ({ page, request }) => {
  const title = `Cheap watches ${Date.now()}`;
  const id = await publicDream(request, title);
  await page.goto(paths.dream.href('en', id));
  await page
    .getByRole('button', {
      name: en.exactly('dreams:actions.named', { action: en.text('dreams:report.open'), title }),
    })
    .click();
  await page.getByRole('textbox', { name: en.exactly('dreams:report.reason') }).fill('It sells something.');
  await page.getByRole('button', { name: en.exactly('forms:report.send') }).click();
  await expect(page.getByText(en.exactly('forms:report.sent'))).toBeVisible();
  await expect(async () => {
    const mail = (await mails()).find((text) => text.includes(title));
    expect(mail).toContain(paths.dream.href('en', id));
    expect(mail).toContain('It sells something.');
  }).toPass();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('dreams can be managed with the keyboard alone', inCrawl, async ({ page, baseURL, request }) => {
  await signIn(page, baseURL ?? '', await makeAccount(request));
  await page.goto(paths.dreams.href('en'));
  await tabTo(page, page.getByRole('button', { name: en.exactly('dreams:make') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: en.exactly('dreams:form.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: en.exactly('dreams:make') })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: en.exactly('dreams:form.title') }));
  await page.keyboard.type('Without a mouse');
  await tabTo(page, page.getByRole('button', { name: en.exactly('dreams:form.subject.choose') }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('searchbox', { name: en.exactly('dreams:form.subject.search') }));
  await page.keyboard.type('atlas');
  await tabTo(page, page.getByRole('radio', { name: en.exactly('dreams:form.subject.nothing') }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: en.exactly('dreams:form.create') }));
  await page.keyboard.press('Enter');

  const named = (action: string) =>
    en.exactly('dreams:actions.named', {
      action: en.text(`dreams:actions.${action}`),
      title: 'Without a mouse',
    });
  await expect(page.getByRole('heading', { level: 2, name: 'Without a mouse' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: named('ARCHIVED') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.exactly('dreams:status.ARCHIVED')).first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: named('delete') }));
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page.getByRole('dialog').getByRole('button', { name: en.exactly('dreams:actions.delete') }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.exactly('dreams:empty.mine.title'))).toBeVisible();
});

test('Tab walks through the list of dreams and the page of a dream', inCrawl, async ({ page, request }) => {
  const id = await publicDream(request, 'To be walked through');
  for (const address of [paths.dreams.href('en'), paths.dream.href('en', id)]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'To be walked through' })).toBeVisible();
    await walkThrough(page);
  }
});

for (const [lang, colorScheme] of [
  ['en', 'light'],
  ['en', 'dark'],
  ['ar', 'dark'],
] as const)
  test(
    `every dreams page passes axe and fits 320 px (${lang}, ${colorScheme})`,
    inCrawl,
    async ({ page, request, baseURL, problems }) => {
      // A dream that does not exist answers 404.
      problems.expect(/404.*\/profile\/dreams\/nothing-like-it/);
      const words = wordsOf(lang);
      const title = `x${'very'.repeat(28)}`;
      const id = await publicDream(request, title);
      const account = await makeAccount(request, lang);
      await signIn(page, baseURL ?? '', account);
      await ask(
        request,
        'mutation ($input: DreamInput!) { dreamCreate(input: $input) { id } }',
        { input: { clientKey: 'journey-own-dream', title, description: 'w'.repeat(2000), productId: '2' } },
        account.token,
      );
      await page.setViewportSize({ width: 320, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const address of [
        paths.dreams.href(lang),
        `${paths.dreams.href(lang)}?tab=mine`,
        `${paths.dreams.href(lang)}?search=nothing-like-it`,
        paths.dream.href(lang, id),
        paths.dream.href(lang, 'nothing-like-it'),
      ]) {
        await page.goto(address);
        await expect(page.getByRole('status').and(page.locator('[aria-busy]'))).toHaveCount(0);
        expect(await axeFindings(page), address).toEqual([]);
        expect(await overflowOf(page, 320), address).toEqual([]);
      }
      await page.goto(paths.dreams.href(lang));
      await page
        .getByRole('button', { name: words.exactly('dreams:make') })
        .first()
        .click();
      await page.getByRole('button', { name: words.exactly('dreams:form.subject.choose') }).click();
      await expect(
        page.getByRole('radio', { name: words.exactly('dreams:form.subject.nothing') }),
      ).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflowOf(page, 320)).toEqual([]);
    },
  );
