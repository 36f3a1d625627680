import type { Page } from '@playwright/test';
import type { Lang } from '../src/shared/languages.ts';
import { paths } from '../src/shared/paths.ts';
import { tabTo } from './support/keyboard.ts';
import { ask, makeAccount, signIn } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf, type Words } from './support/words.ts';

const en = wordsOf('en');

/** The general settings form's controls, found by their accessible names. */
const formOf = (page: Page, words: Words) => ({
  text: (field: string) => page.getByRole('textbox', { name: words.exactly(`general:fields.${field}`) }),
  box: (field: string) => page.getByRole('combobox', { name: words.exactly(`general:fields.${field}`) }),
  openDate: page.getByRole('button', { name: words.within('general:fields.birthDate') }),
  date: page.getByRole('group', { name: words.exactly('general:fields.birthDate') }),
  save: page.getByRole('button', { name: words.exactly('general:save') }),
  saved: page.getByText(words.exactly('general:saved.title')),
});

const open = (page: Page, lang: Lang = 'en') => page.goto(paths.profileGeneral.href(lang));

test(
  'the settings form can be filled in and saved with the keyboard alone, keeps its values, and has a calendar',
  inCrawl,
  async ({ page, request, baseURL }) => {
    await signIn(page, baseURL ?? '', await makeAccount(request));
    await open(page);
    const form = formOf(page, en);
    await tabTo(page, form.text('lastName'));
    await page.keyboard.type('Lovelace');
    await tabTo(page, form.text('userName'));
    const userName = `ada.${Date.now()}`;
    await page.keyboard.type(userName);
    await page.keyboard.press('Tab');
    await expect(form.openDate).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.date.getByRole('spinbutton').first()).toBeFocused();
    await page.keyboard.type('12101985');
    await tabTo(page, form.box('gender'));
    await page.keyboard.type('Fem');
    await tabTo(page, form.box('country'));
    await page.keyboard.type('unit');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'United Kingdom' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await tabTo(page, form.box('city'));
    await page.keyboard.type('lond');
    await expect(page.getByRole('option', { name: 'London' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(form.box('city')).toHaveValue('London');
    await expect(form.text('phone')).toBeFocused();
    await page.keyboard.type('02079460958');
    await page.keyboard.press('Tab');
    await expect(form.text('phone')).toHaveValue('+44 20 7946 0958');
    await tabTo(page, form.save);
    await page.keyboard.press('Enter');
    await expect(form.saved).toBeVisible();
    // The header shows the new name at once.
    await expect(page.getByRole('banner').getByText('Ada Lovelace').first()).toBeAttached();

    await page.reload();
    await expect(form.text('lastName')).toHaveValue('Lovelace');
    await expect(form.text('userName')).toHaveValue(userName);
    await expect(form.openDate).toHaveText('Dec 10, 1985');
    await expect(form.box('gender')).toHaveValue('FEMALE');
    await expect(form.box('country')).toHaveValue('United Kingdom');
    await expect(form.box('city')).toHaveValue('London');
    await expect(form.text('phone')).toHaveValue('+44 20 7946 0958');

    // A birth date can be picked from the calendar, too.
    await form.openDate.click();
    await page.getByRole('button', { name: en.exactly('day:open') }).click();
    const dialog = page.getByRole('dialog', { name: en.exactly('general:fields.birthDate') });
    // A style whose hash the content security policy doesn't list has no rules.
    const rules = await page
      .locator('#react-aria-pressable-style')
      .evaluate((style) => (style instanceof HTMLStyleElement ? style.sheet?.cssRules.length : undefined));
    expect(rules).toBe(1);
    await dialog.getByRole('combobox').nth(1).selectOption('1901');
    await dialog.getByRole('combobox').nth(0).selectOption('May');
    await dialog
      .getByRole('gridcell')
      .getByRole('button', { name: /May 9, 1901/ })
      .click();
    await expect(dialog).toBeHidden();
    await expect(form.date).toHaveText(/5\/9\/1901/);
    await form.save.click();
    await expect(form.saved).toBeVisible();
  },
);

const calendars = [
  { lang: 'ar', written: /٢٨.*١٩٩٠/, parts: ['٢٨', '٢', '١٩٩٠'], isLeftToRight: false, saved: '1990-03-28' },
  { lang: 'he', written: /28.*1990/, parts: ['28', '2', '1990'], isLeftToRight: true, saved: '1990-03-28' },
  // February 28, 1990 in the Gregorian calendar.
  {
    lang: 'fa',
    written: /۹.*اسفند.*۱۳۶۸/,
    parts: ['۱۳۶۸', '۱۲', '۹'],
    isLeftToRight: true,
    saved: '1989-03-29',
  },
] as const;

test(
  'a birth date uses the calendar, digits, and direction of the page’s language',
  inCrawl,
  async ({ page, request, baseURL }) => {
    const account = await makeAccount(request);
    await signIn(page, baseURL ?? '', account);
    for (const { lang, written, parts, isLeftToRight, saved } of calendars)
      await test.step(lang, async () => {
        const input = { birthDate: '1990-02-28' };
        const update = 'mutation ($input: ProfileInput!) { profileUpdate(input: $input) { id } }';
        await ask(request, update, { input }, account.token);
        await open(page, lang);
        const form = formOf(page, wordsOf(lang));
        await expect(form.openDate).toHaveText(written);
        await form.openDate.click();
        await expect(form.date.getByRole('spinbutton')).toHaveText([...parts]);
        const lefts = await form.date
          .getByRole('spinbutton')
          .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().left));
        const rising = lefts.toSorted((a, b) => a - b);
        expect(lefts).toEqual(isLeftToRight ? rising : rising.toReversed());
        await form.date.getByRole('spinbutton').nth(1).press('ArrowUp');
        await form.save.click();
        await expect(form.saved).toBeVisible();
        const { me } = await ask<{ me: { birthDate: string } }>(
          request,
          '{ me { birthDate } }',
          {},
          account.token,
        );
        expect(me.birthDate).toBe(saved);
      });
  },
);
