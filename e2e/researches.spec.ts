import { paths } from '../src/shared/paths.ts';
import { ask } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');
const science = paths.project.href('en', 'science');

interface Listed {
  researches: {
    Researches: { slug: string; title: string }[];
    Pagination: { total: number };
  };
}

const list = `query ($filter: ResearchFilter) {
  researches(filter: $filter) { Researches { slug title } Pagination { total } }
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
