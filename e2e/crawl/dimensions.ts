import { directionOf, languages, type Lang } from '../../src/shared/languages.ts';
import type { Looks, Mode } from '../support/auditPage.ts';

/*
 * What the crawl checks, and over which dimensions. Each check runs over the dimensions that its answer depends on, and
 * one load of a page serves all checks: the window is resized and the color mode switched while the page is open.
 *
 * | check                                                            | page      | language | width               | mode        |
 * | ---------------------------------------------------------------- | --------- | -------- | ------------------- | ----------- |
 * | the served HTML: status, head, headings, messages, links, titles  | sitemap   | each     | –                   | –           |
 * | the running page: console, requests, policy, head, links, pictures | each      | each     | one, it alternates  | one, too    |
 * | overflow and cut texts                                           | each      | each     | 320, 360, 640, 1280 | one         |
 * | amounts that wrap                                                | screens   | each     | 320                 | one         |
 * | structure: axe without its color rules                           | each      | each     | one; both in `en`   | one         |
 * | contrast: axe's color rules                                      | each      | en, ar   | phone en, desktop ar | light, dark |
 * | emails: overflow; structure; contrast                            | each mail | each; each; en, ar | 375, 600; 600; 600 | one; one; both |
 *
 * `/` shows the landing page, so only the running page is checked there.
 *
 * “Each page” is every public page without a variable part, every account page and dialog (`support/everyPage.ts`), and
 * every product and study. Products share one template and studies another, so each of them is looked at in English
 * and one more language that rotates; their HTML is checked in every language. Colors are tokens, so they depend
 * on the mode and on what lies on what, which the writing direction can change, but not on the language.
 */

/** A desktop, a 1280 px window at 200% zoom, a common phone, and the smallest. */
const widths: readonly number[] = [1280, 640, 360, 320];

const phone = 360;
const desktop = 1280;

/** One language for each writing direction. */
const colorLanguages: ReadonlySet<Lang> = new Set(['en', 'ar']);

/** The window and the mode that a page loads in. They alternate, so that the languages of a page share all four. */
export function loadOf(lang: Lang, page: number): { width: number; mode: Mode } {
  const turn = languages.findIndex(({ prefix }) => prefix === lang) + page;
  return { width: turn % 2 === 0 ? phone : desktop, mode: turn % 4 < 2 ? 'light' : 'dark' };
}

/** What a page that has loaded at a width is looked at for in a language. */
export const looksOf = (lang: Lang, width: number): Looks => ({
  widths,
  structure: lang === 'en' ? [phone, desktop] : [width],
  modes: colorLanguages.has(lang) ? ['light', 'dark'] : [],
  colorWidth: directionOf(lang) === 'rtl' ? desktop : phone,
});

/** What an email is looked at for in a language: on a phone and in the preview pane of a mail client. */
export const looksOfMail = (lang: Lang): Looks => ({
  widths: [375, 600],
  structure: [600],
  modes: colorLanguages.has(lang) ? ['light', 'dark'] : [],
  colorWidth: 600,
});

/** For another address of a page that is looked at already. */
export const noLooks: Looks = { widths: [], structure: [], modes: [], colorWidth: phone };

/** The languages in which the page at an index of those that share a template is looked at. */
export function languagesOf(page: number): readonly Lang[] {
  const others = languages.map(({ prefix }) => prefix).filter((lang) => lang !== 'en');
  return ['en', ...others.slice(page % others.length).slice(0, 1)];
}
