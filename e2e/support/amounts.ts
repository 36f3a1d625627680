import type { Page } from '@playwright/test';
import { intlTag, languages, type Lang } from '../../src/shared/languages.ts';

const currencies = [...new Set([...languages.map(({ currency }) => currency), 'KWD', 'GBP'])];

/** The currency symbols as a language writes them. */
const signsOf = (lang: Lang): string[] =>
  currencies.map((currency) => {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const parts = new Intl.NumberFormat(intlTag(lang), style).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  });

/** Counts the amounts on a page, and finds those that wrap onto several lines. */
export const amountsOn = (page: Page, lang: Lang): Promise<{ count: number; broken: string[] }> =>
  page.evaluate((signs) => {
    const found = { count: 0, broken: new Array<string>() };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const range = document.createRange();
      // An amount ends at a breaking space or a Chinese or Korean word; a non-breaking space is part of it.
      const amounts =
        /[^ \n\p{Script=Han}\p{Script=Hangul}，。]*\p{Nd}[^ \n\p{Script=Han}\p{Script=Hangul}，。]*/gu;
      for (const { 0: amount, index } of (node.textContent ?? '').matchAll(amounts)) {
        if (!signs.some((sign) => amount.includes(sign))) continue;
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        found.count += 1;
        if (lines.size > 1) found.broken.push(amount);
      }
    }
    return found;
  }, signsOf(lang));
