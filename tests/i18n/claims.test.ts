import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { avatarLimits } from '@/shared/avatar';
import { documentKinds } from '@/shared/documents';
import { languages, type Lang } from '@/shared/languages';
import { valueFormatter, writeNumber } from '@/shared/messageFormat';
import { promises } from '@/shared/promises';
import { claimsOfCode, typedNumbers } from './typedNumbers';

const root = path.resolve(import.meta.dirname, '../../locales');

interface Messages {
  readonly [key: string]: string | Messages;
}

/** The documents that ship with the software, as a namespace: their placeholders have single braces. */
const legal = 'legal';
const readLegal = (lang: Lang): Messages =>
  Object.fromEntries(
    documentKinds.map((kind) => [
      kind,
      readFileSync(path.join(root, '../content/documents', kind, `${lang}.md`), 'utf8')
        .replace(/^---\n[^]*?\n---\n/, '')
        .replaceAll(/\{(\w+)\}/g, '{{$1}}'),
    ]),
  );

const namespaces = [...readdirSync(path.join(root, 'en')).map((file) => path.basename(file, '.json')), legal];
const read = (lang: Lang, namespace: string): Messages =>
  namespace === legal
    ? readLegal(lang)
    : (JSON.parse(readFileSync(path.join(root, lang, `${namespace}.json`), 'utf8')) as Messages);

const flat = (messages: Messages, prefix: string): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

const textsOf = (lang: Lang) =>
  namespaces.flatMap((namespace) => flat(read(lang, namespace), `${namespace}:`));

const texts = new Map(languages.map(({ prefix }) => [prefix, textsOf(prefix)]));

/** The texts of a language, with values of the test. */
function inLanguage(lang: Lang, values: Readonly<Record<string, unknown>>) {
  const { tag } = languages.find(({ prefix }) => prefix === lang) ?? languages[0];
  const made = createInstance();
  void made.use(valueFormatter).init({
    lng: tag,
    initAsync: false,
    resources: { [tag]: Object.fromEntries(namespaces.map((name) => [name, read(lang, name)])) },
    interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: values },
  });
  return (key: string, given: Record<string, unknown> = {}): string => {
    // The library types keys; here they are data.
    const text: unknown = made.t([key as never], given);
    return typeof text === 'string' ? text : '';
  };
}

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

const prefixes = languages.map(({ prefix }) => prefix);

describe.each(Object.keys(promises))('the promise %s', (name) => {
  const keys = (texts.get('en') ?? []).filter(([, text]) => placeholders(text).includes(name));

  it('is made in a text', () => expect(keys).not.toEqual([]));

  it.each(prefixes)('is the same number in every text in %s, and follows it', (lang) => {
    for (const value of [23, 1047]) {
      const t = inLanguage(lang, { ...promises, [name]: value });
      for (const [key] of keys) expect(t(key)).toContain(writeNumber(lang, value));
    }
  });
});

/** Counts that come with the data: any number of them must be in the text as the language writes it. */
const counted = [
  'landing:facts.titles',
  'landing:facts.studies',
  'landing:facts.languages',
  'landing:facts.trial',
  'landing:facts.members',
  'landing:facts.countries',
  'landing:plans.lines.studies',
  'landing:plans.lines.activations',
  'landing:plans.lines.activationsMonth',
  'landing:plans.lines.activationsYear',
  'landing:plans.activation',
  'landing:plans.trialThen',
  'product:access.days',
  'about:hero.lead',
  'about:story.steps.y2023.title',
  'about:story.steps.y2026.title',
];

it.each(prefixes)('counts are in the texts as %s writes them', (lang) => {
  for (const count of [27, 8214]) {
    const t = inLanguage(lang, { product: 'Orrery', price: '$1' });
    for (const key of counted) expect(t(key, { count })).toContain(writeNumber(lang, count));
  }
});

/** Other than a single one or two, which are words in most languages. */
const digits = /(?!(?<!\p{Nd})[12](?![\p{Nd}.,]))\p{Nd}/u;
/** “One”, “two”, “once”, and “second” are hardly ever counts. */
const words =
  /\b(?:three|four|five|six|seven|eight|nine|ten|(?:eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|hundreds?|thousands?(?! separator)|dozens?)\b/i;
const bare = (text: string): string => text.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(/<\/?\d+>/g, '');

it.each(prefixes)('no text in %s has a typed number whose truth is not known', (lang) => {
  const typed = (texts.get(lang) ?? []).filter(([, text]) => {
    const plain = bare(text);
    return digits.test(plain) || (lang === 'en' && words.test(plain));
  });
  const unknown = typed.filter(([key]) => !typedNumbers.some(({ of }) => of.test(key)));
  expect(unknown).toEqual([]);
});

it('the list of typed numbers has no entry without one', () => {
  const typed = [...texts.values()]
    .flat()
    .filter(([, text]) => digits.test(bare(text)) || words.test(bare(text)));
  const idle = typedNumbers.filter(({ of }) => !typed.some(([key]) => of.test(key)));
  expect(idle).toEqual([]);
});

it.each(prefixes)('limits of the code are in the texts in %s', (lang) => {
  const all = new Map(texts.get(lang));
  const wrong = claimsOfCode.flatMap(([key, ...numbers]) => {
    // Chinese and Korean count in ten thousands.
    const text = bare(all.get(key) ?? '').replace(/(?<=\d)(?:00 万|천만)/u, (unit) =>
      unit === '천만' ? '0' : '',
    );
    const found = [...text.matchAll(/\p{Nd}[\p{Nd}٫.,]*\p{Nd}|\p{Nd}/gu)].map(([number]) => number);
    const expected = numbers.map((number) => writeNumber(lang, number));
    // Written as words.
    if (found.length === 0) return [];
    return found.join() === expected.join() ? [] : [`${key}: ${found.join()} instead of ${expected.join()}`];
  });
  expect(wrong).toEqual([]);
});

it('a photo may be as large as the texts say', () => {
  expect(avatarLimits).toEqual({ bytes: 10 * 1024 * 1024, pixels: 40_000_000 });
});
