import type { Page } from '@playwright/test';
import { intlTag, type Lang } from '../../src/shared/languages.ts';

/** Directional marks, which don't change what a person reads. */
const marks = '\\u061c\\u200e\\u200f\\u2066-\\u2069';

/** Matches an amount (`"1234.50"`) as a language writes it, but not the end of a larger one. */
export function moneyIn(lang: Lang, amount: string, currency: string): RegExp {
  const written = new Intl.NumberFormat(intlTag(lang), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // The string form is exact; the type only allows numeric literals.
  }).format(amount as Intl.StringNumericLiteral);
  const signs = written.replaceAll(new RegExp(`[${marks}]`, 'g'), '').replaceAll(/./gu, (sign) => {
    const same = /\s/.test(sign) ? '\\s' : sign.replace(/[.$*+?^(){}|[\]\\]/, '\\$&');
    return `${same}[${marks}]*`;
  });
  return new RegExp(`(?<![\\p{Nd}.,])${signs}(?!\\p{Nd})`, 'u');
}

/** The texts with amounts that wrap onto several lines, for the report. */
export const brokenAmounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const amount = /\p{Sc}\s?\p{Nd}[\p{Nd}\s.,٫٬]*|\p{Nd}[\p{Nd}\s.,٫٬]*[\s\u200e\u200f]*\p{Sc}/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue ?? '';
      for (const { 0: found, index } of text.matchAll(amount)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + found.trimEnd().length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(text);
      }
    }
    return broken;
  });
