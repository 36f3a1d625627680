import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { demoContent } from '../../../server/demo/seedContent.ts';
import { languages, type Lang } from '../../../src/shared/languages.ts';

const read = (...names: string[]): unknown => parse(readFileSync(path.join(demoContent, ...names), 'utf8'));

interface Product {
  readonly days?: number;
  readonly goods?: readonly {
    readonly id: string;
    readonly kind: string;
    readonly dates?: readonly unknown[];
  }[];
  readonly tariffs: readonly {
    readonly id: string;
    readonly prices: { readonly USD: { readonly default: number } };
  }[];
}

const product = (id: string) => read('products', id, 'product.yaml') as Product;
const words = (id: string, lang: Lang): string => JSON.stringify(read('products', id, `${lang}.yaml`));

interface Plan {
  readonly months?: number;
  readonly activations: number;
  readonly trialDays?: number;
}
const plan = (id: string) => read('plans', id, 'plan.yaml') as Plan;

const ids = readdirSync(path.join(demoContent, 'products'));
const prefixes = languages.map(({ prefix }) => prefix);

/** How each language says that access doesn't end. */
const forever: Readonly<Record<Lang, RegExp>> = {
  en: /\bforever\b|\bfor life\b|\byours to keep\b|\blifetime\b|\balways\b/i,
  de: /dauerhaft|für immer|Lebenszeit|lebenslang/i,
  fr: /pour toujours|à vie\b/i,
  es: /para siempre|de por vida|se (?:lo|la|los|las) queda/i,
  it: /per sempre|a vita\b/i,
  ru: /навсегда|остаётся у вас|пожизненн/i,
  ua: /назавжди|залишається у вас|довічн/i,
  kz: /өзіңізде қалады|өмір бойы|біржола/i,
  he: /לתמיד|לכל החיים|נשארות שלכם/,
  ar: /إلى الأبد|مدى الحياة|تبقى لك/,
  fa: /همیشگی|مادام‌العمر|برای همیشه/,
  zh: /永久|终身|永远/,
  ko: /평생|영구|영원/,
};

it.each(prefixes)('in %s, only titles without an end are promised forever', (lang) => {
  const promised = ids.filter((id) => forever[lang].test(words(id, lang)));
  expect(promised.toSorted()).toEqual(['1', '12']);
  const ending = promised.filter((id) => product(id).days !== undefined);
  expect(ending).toEqual([]);
});

/** How often each language has these numbers, as a word or a digit. */
const numbers: Readonly<Record<Lang, Readonly<Record<3 | 4 | 5, RegExp>>>> = {
  en: { 3: /\bthree\b|3/i, 4: /\bfour\b|4/i, 5: /\bfive\b|5/i },
  de: { 3: /\bdrei\b|3/i, 4: /\bvier\b|4/i, 5: /\bfünf\b|5/i },
  fr: { 3: /\btrois\b|3/i, 4: /\bquatre\b|4/i, 5: /\bcinq\b|5/i },
  es: { 3: /\btres\b|3/i, 4: /\bcuatro\b|4/i, 5: /\bcinco\b|5/i },
  it: { 3: /\btre\b|3/i, 4: /\bquattro\b|4/i, 5: /\bcinque\b|5/i },
  ru: { 3: /\bтри\b|три|3/i, 4: /четыре|4/i, 5: /пять|5/i },
  ua: { 3: /три|3/i, 4: /чотири|4/i, 5: /п’ять|5/i },
  kz: { 3: /үш|3/i, 4: /төрт|4/i, 5: /бес|5/i },
  he: { 3: /שלוש|3/, 4: /ארבע|4/, 5: /חמיש|חמש|5/ },
  ar: { 3: /ثلاث|٣/, 4: /أربع|٤/, 5: /خمس|٥/ },
  fa: { 3: /سه|۳/, 4: /چهار|۴/, 5: /پنج|۵/ },
  zh: { 3: /三|3/, 4: /四|4/, 5: /五|5/ },
  ko: { 3: /세|3/, 4: /네|4/, 5: /다섯|5/ },
};

/** The goods that a title's description counts. */
const counted: readonly (readonly [id: string, what: string, count: (made: Product) => number])[] = [
  ['1', 'essays', ({ goods = [] }) => goods.filter(({ kind }) => kind === 'TEXT').length],
  [
    '3',
    'books',
    ({ goods = [] }) => goods.filter(({ id }) => /meditations|walden|dickinson/.test(id)).length,
  ],
  ['4', 'places', ({ goods = [] }) => goods.filter(({ kind }) => kind === 'FILE').length],
  ['5', 'films', ({ goods = [] }) => goods.filter(({ kind }) => kind === 'FILE').length],
  ['7', 'evenings', ({ goods = [] }) => goods.flatMap(({ dates = [] }) => dates).length],
];

it.each(prefixes)('in %s, descriptions count what the titles contain', (lang) => {
  const wrong = counted.filter(([id, , count]) => {
    const number = count(product(id));
    if (number !== 3 && number !== 4 && number !== 5) return true;
    const { description } = read('products', id, `${lang}.yaml`) as { readonly description: string };
    return !numbers[lang][number].test(description);
  });
  expect(wrong).toEqual([]);
});

it('the plans keep what their texts compare', () => {
  const [month, year, lifetime] = ['month', 'year', 'lifetime'].map(plan);
  const [monthly = 0, yearly = 0] = ['10', '11'].map((id) => product(id).tariffs[0]?.prices.USD.default);
  expect(yearly).toBeLessThan(12 * monthly);
  expect(lifetime?.months).toBeUndefined();
  expect(lifetime?.activations).toBeGreaterThan(year?.activations ?? Infinity);
  expect([month?.months, year?.months]).toEqual([1, 12]);
});
