import { readFile } from 'node:fs/promises';
import { paths } from '../src/shared/paths.ts';
import { ask, makeAccount, signIn } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const science = paths.project.href('en', 'science');

interface Listed {
  researches: {
    Researches: { slug: string; title: string; Categories: { id: string }[] }[];
    Pagination: { total: number };
  };
}

const list = `query ($filter: ResearchFilter) {
  researches(filter: $filter) { Researches { slug title Categories { id } } Pagination { total } }
}`;

const countOf = (total: number) =>
  en.exactly(`projectScience:catalogue.count_${total === 1 ? 'one' : 'other'}`, { count: String(total) });

test(
  'a visitor finds a study by typing, without losing scroll position or focus',
  inCrawl,
  async ({ page, request }) => {
    const { researches } = await ask<Listed>(request, list, { filter: { limit: 8 } });
    const wanted = researches.Researches[3];
    if (!wanted) throw new Error('No fourth research');
    await page.goto(science);
    const catalogue = page.getByRole('region', { name: en.exactly('projectScience:catalogue.title') });
    await expect(
      catalogue.getByRole('status').filter({ hasText: countOf(researches.Pagination.total) }),
    ).toBeVisible();

    const field = catalogue.getByRole('searchbox');
    await field.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await field.pressSequentially(wanted.title.toUpperCase());
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === wanted.title.toUpperCase());
    await expect(catalogue.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await catalogue.getByRole('link', { name: wanted.title }).click();
    await expect(page).toHaveURL(paths.research.href('en', wanted.slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.title);
    await page.goBack();
    await expect(field).toHaveValue(wanted.title.toUpperCase());
  },
);

test(
  'a link with a category filters the catalog, and resetting shows everything',
  inCrawl,
  async ({ page, request }) => {
    const all = await ask<Listed>(request, list, {});
    const id = all.researches.Researches[0]?.Categories[0]?.id ?? '';
    const narrowed = await ask<Listed>(request, list, { filter: { categoryId: id } });
    await page.goto(`${science}?category=${id}`);
    await expect(page.getByText(countOf(narrowed.researches.Pagination.total))).toBeVisible();
    await expect(
      page.getByRole('combobox', { name: en.exactly('projectScience:filter.category') }),
    ).toHaveValue(id);
    await page.getByRole('link', { name: en.exactly('projectScience:filter.reset') }).click();
    await expect(page).toHaveURL(science);
    await expect(page.getByText(countOf(all.researches.Pagination.total))).toBeVisible();
  },
);

test('a study’s citation can be copied and downloaded', inCrawl, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { researches } = await ask<Listed>(request, list, {});
  const slug = researches.Researches[0]?.slug ?? '';
  await page.goto(paths.research.href('en', slug));
  // The prerendered page has been hydrated.
  await page.locator('html[data-started]').waitFor();
  await page.getByText(en.exactly('projectScience:cite.title')).click();

  await page
    .getByRole('button', { name: en.exactly('projectScience:cite.copyNamed', { format: 'BibTeX' }) })
    .click();
  await expect(page.getByText(en.exactly('projectScience:cite.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`@techreport{${slug},`);

  const saving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: en.exactly('projectScience:cite.download', { file: '.ris' }) })
    .click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`${slug}.ris`);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^TY {2}- RPRT\r\n[\s\S]*ER {2}- \r\n$/);
});

test(
  'the file is for readers with access; others see how to get it',
  inCrawl,
  async ({ page, request, baseURL, openBrowser }) => {
    const { researches } = await ask<Listed>(request, list, {});
    const address = paths.research.href('en', researches.Researches[0]?.slug ?? '');
    const download = en.exactly('projectScience:access.download');
    const membership = en.exactly('projectScience:access.membership');

    await page.goto(address);
    await expect(page.getByRole('link', { name: membership })).toBeVisible();
    await expect(page.getByRole('link', { name: download })).toHaveCount(0);

    // Signed in, but without a purchase: the same.
    const newcomer = await openBrowser();
    await signIn(newcomer, baseURL ?? '', await makeAccount(request));
    await newcomer.goto(address);
    await expect(newcomer.getByRole('link', { name: membership })).toBeVisible();
    await expect(newcomer.getByRole('link', { name: download })).toHaveCount(0);
  },
);

test('a view is counted once a day, despite reloads', inCrawl, async ({ page, request }) => {
  const { researches } = await ask<Listed>(request, list, {});
  const slug = researches.Researches[1]?.slug ?? '';
  const views = async () => {
    const { research } = await ask<{ research: { viewsCount: number } }>(
      request,
      'query ($slug: String!) { research(slug: $slug) { viewsCount } }',
      { slug },
    );
    return research.viewsCount;
  };
  const counted = () =>
    page.waitForResponse((response) => response.request().postData()?.includes('ResearchViewed') ?? false);
  const first = counted();
  await page.goto(paths.research.href('en', slug));
  await first;
  const after = await views();
  const second = counted();
  await page.reload();
  await second;
  expect(await views()).toBe(after);
});

test('an unknown study is a 404', inCrawl, async ({ page, problems }) => {
  problems.expect(/404/);
  await page.goto(paths.research.href('en', 'nobody-wrote-this'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Page Not Found: /en/researches/nobody-wrote-this')).toBeVisible();
});
