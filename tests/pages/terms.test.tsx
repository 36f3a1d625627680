import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as offer from '@/pages/terms/offer';
import * as privacy from '@/pages/terms/privacy';
import offerWords from '../../locales/en/offer.json';
import privacyWords from '../../locales/en/privacy.json';
import { promises } from '@/shared/promises';
import { renderPage } from './support/renderPage';

/** A text with the names and numbers that every text may use. */
const written = (text: string): string =>
  Object.entries({ product: 'Orrery', ...promises }).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, String(value)),
    text,
  );

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['the offer', offer, 'terms/offer', offerWords, ['2026-11-01', 'Nov 1, 2026']],
  ['the privacy policy', privacy, 'terms/privacy-policy', privacyWords, ['2026-11-23', 'Nov 23, 2026']],
] as const)('%s', (_name, page, pattern, words, [day, date]) => {
  const open = () => renderPage(page, pattern, `/en/${pattern}`);
  const titles = Object.values(words.sections).map(({ title }) => title);

  it('has all sections in order', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const article = within(screen.getByRole('article'));
    const headings = article.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([words.contents, ...titles.map((title, index) => `${index + 1} ${title}`)]);
    for (const { a, b } of Object.values(words.sections)) {
      for (const text of [a, b]) expect(article.getByText(written(text))).toBeVisible();
    }
  });

  it('shows the date of its version', () => {
    open();
    const version = screen.getByText(/^Version of/);
    expect(version).toHaveTextContent(`Version of ${date}`);
    expect(version).toHaveAttribute('datetime', day);
  });

  it('links from its contents to every section', async () => {
    const router = open();
    const contents = within(screen.getByRole('navigation', { name: words.contents }));
    const targets = contents
      .getAllByRole('link')
      .map((link) =>
        document.getElementById(new URL(link.getAttribute('href') ?? '', 'http://x').hash.slice(1)),
      );
    expect(targets.map((target) => target?.tagName)).toEqual(titles.map(() => 'SECTION'));
    expect(targets.map((target) => target?.querySelector('h2')?.textContent?.slice(2))).toEqual(titles);

    await userEvent.click(contents.getByRole('link', { name: titles[2] ?? '' }));
    expect(router.state.location.hash).toBe(`#${Object.keys(words.sections)[2]}`);
  });

  it('can be printed', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
