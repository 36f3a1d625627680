import type { APIRequestContext } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { isSettled, overflowOf } from './support/auditPage.ts';
import { axeFindings } from './support/axe.ts';
import { tabTo, walkThrough } from './support/keyboard.ts';
import { ask, makeAccount, signIn } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

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

for (const [lang, modes] of [
  ['en', ['light', 'dark']],
  ['ar', ['dark']],
] as const)
  test(
    `every dreams page passes axe and fits 320 px (${lang})`,
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
      /** Checks the open page in each mode; they differ only in colors. */
      const look = async (what: string) => {
        expect(await overflowOf(page, 320), what).toEqual([]);
        for (const mode of modes) {
          await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
          await page.locator(`html[data-theme=${mode}]`).waitFor();
          await page.waitForFunction(isSettled);
          expect(await axeFindings(page, mode === modes[0] ? undefined : 'colors'), what).toEqual([]);
        }
      };
      for (const address of [
        paths.dreams.href(lang),
        `${paths.dreams.href(lang)}?tab=mine`,
        `${paths.dreams.href(lang)}?search=nothing-like-it`,
        paths.dream.href(lang, id),
        paths.dream.href(lang, 'nothing-like-it'),
      ]) {
        await page.goto(address);
        await expect(page.getByRole('status').and(page.locator('[aria-busy]'))).toHaveCount(0);
        await look(address);
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
      await look('the form');
    },
  );
