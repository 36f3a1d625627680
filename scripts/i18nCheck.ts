/**
 * `npm run i18n:check`: checks that every language has all the texts of English, with its own plural forms and the same
 * placeholders, the words of `locales/glossary.json` and the language's own punctuation, in the demo catalogue too;
 * that no text is hard-coded or shares its element; that no translation is unused; and that English avoids the patterns
 * of `scripts/texts/english.ts`, in server messages, the command line's help and documents too. A text that is the same as in English is a warning;
 * intended ones are in `locales/sameAsEnglish.json`, which maps full keys to language prefixes, or to `"*"` for all.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../src/shared/languages.ts';
import { placeholdersOf, readDemoTexts, readTexts, type Texts } from './localeTexts.ts';
import { findSharedTexts } from './loneTexts.ts';
import { root } from './run.ts';
import { findHardCodedTexts, keysInUse } from './sourceTexts.ts';
import { pageProblems } from './texts/english.ts';
import { avoidedWords, otherLabels, readGlossary } from './texts/glossary.ts';
import { notesWithoutText } from './texts/notes.ts';
import { findProseProblems } from './texts/prose.ts';
import { typographyProblems } from './texts/typography.ts';
import { findWrongCalls } from './translationCalls.ts';

const plural = /^(?<base>.+)_(?<category>zero|one|two|few|many|other)$/;

interface Plural {
  base: string;
  category: string;
}

function pluralOf(key: string, texts: Texts): Plural | undefined {
  const { base, category } = plural.exec(key)?.groups ?? {};
  if (base === undefined || category === undefined || !texts.has(`${base}_other`)) return undefined;
  return { base, category };
}

/** The keys a language must have, derived from English: plural keys expand into the language's own categories. */
function wantedKeys(english: Texts, tag: string): Map<string, string> {
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const wanted = new Map<string, string>();
  for (const key of english.keys()) {
    const found = pluralOf(key, english);
    if (found === undefined) wanted.set(key, key);
    else {
      const model = `${found.base}_other`;
      for (const category of categories) wanted.set(`${found.base}_${category}`, model);
      // i18next uses `_zero` for a count of 0 in any language.
      if (english.has(`${found.base}_zero`)) wanted.set(`${found.base}_zero`, model);
    }
  }
  return wanted;
}

/** A form for a specific number may omit the number: “one day”, “no days”. */
const mayOmitCount = (key: string) => /_(?:zero|one|two)$/.test(key);

/**
 * § 312j (3) BGB: in German, the pay button must state the obligation to pay and nothing else; the amount is beside it.
 */
const withoutPlaceholders = new Set(['de payment:pay.button', 'de payment:pay.wallet']);

function placeholderProblem(key: string, text: string, model: string): string | undefined {
  const expected = new Set(placeholdersOf(model));
  const present = new Set(placeholdersOf(text));
  const missing = [...expected].filter(
    (name) => !present.has(name) && !(name === 'count' && mayOmitCount(key)),
  );
  const extra = [...present].filter((name) => !expected.has(name));
  if (missing.length + extra.length === 0) return undefined;
  return `${key}: placeholders ${[...missing.map((name) => `-${name}`), ...extra.map((name) => `+${name}`)].join(' ')}`;
}

/** Whether there are letters outside placeholders, so something to translate. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, ''));

async function allowedSame(
  problems: string[],
  english: Texts,
): Promise<(key: string, prefix: string) => boolean> {
  const file = path.join(root, 'locales/sameAsEnglish.json');
  const list: Record<string, string | string[]> = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  for (const key of Object.keys(list)) {
    if (!english.has(key)) problems.push(`sameAsEnglish.json names ${key}, which does not exist`);
  }
  return (key, prefix) => list[key] === '*' || (list[key] ?? []).includes(prefix);
}

function checkText(key: string, text: string): string[] {
  const problems: string[] = [];
  if (text.trim() === '') problems.push(`${key}: empty`);
  if (text !== text.trim()) problems.push(`${key}: space at an end`);
  if (/<\/?[a-z]/i.test(text)) problems.push(`${key}: markup in a text`);
  return problems;
}

/** The problems in a language's texts, compared with English. */
export function checkLanguage(prefix: string, tag: string, english: Texts, own: Texts): string[] {
  const problems: string[] = [];
  const wanted = wantedKeys(english, tag);
  for (const [key, model] of wanted) {
    const text = own.get(key);
    const original = english.get(key) ?? english.get(model) ?? '';
    if (text === undefined) {
      problems.push(`${key}: missing`);
      continue;
    }
    problems.push(...checkText(key, text));
    const wrong = placeholderProblem(key, text, english.get(model) ?? original);
    if (wrong !== undefined && !withoutPlaceholders.has(`${prefix} ${key}`)) problems.push(wrong);
  }
  for (const key of own.keys()) if (!wanted.has(key)) problems.push(`${key}: extra`);
  return problems;
}

/** Texts that are the same as in English without being listed: may be right, but worth a look. */
export const sameAsEnglish = (english: Texts, own: Texts, same: (key: string) => boolean): string[] =>
  [...own]
    .filter(([key, text]) => text === english.get(key) && hasWords(text) && !same(key))
    .map(([key]) => `${key}: as in English`);

/** English keys that no code uses. */
async function unusedKeys(english: Texts): Promise<string[]> {
  const isUsed = await keysInUse();
  return [...english.keys()]
    .filter((key) => !isUsed(key) && !isUsed(pluralOf(key, english)?.base ?? key))
    .map((key) => `en ${key}: nothing asks for it`);
}

/** Lines that start with the language: problems fail the check, warnings don't. */
interface Found {
  readonly problems: string[];
  readonly warnings: string[];
}

/** The results for all languages. */
export async function checkTranslations(): Promise<Found> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const glossary = await readGlossary();
  const english = await readTexts('en', problems);
  const englishDemo = await readDemoTexts('en', problems);
  const everything = new Map([...english, ...englishDemo]);
  const allowed = await allowedSame(problems, everything);
  for (const { prefix, tag } of languages) {
    const found: string[] = [];
    const own = await readTexts(prefix, found);
    if (own.size > 0 || prefix === 'en') found.push(...checkLanguage(prefix, tag, english, own));
    const demo = await readDemoTexts(prefix, found);
    if (demo.size > 0) found.push(...checkLanguage(prefix, tag, englishDemo, demo));
    const all = new Map([...own, ...demo]);
    // The catalogue is described in its own words; the glossary's words are the product's.
    const avoided = avoidedWords(glossary, prefix);
    const typography = typographyProblems(prefix);
    for (const [key, text] of own) found.push(...avoided(key, text));
    for (const [key, text] of all) found.push(...typography(key, text));
    found.push(...otherLabels(glossary, english, own, prefix));
    problems.push(...found.map((problem) => `${prefix} ${problem}`));
    if (prefix !== 'en')
      warnings.push(
        ...sameAsEnglish(everything, all, (key) => allowed(key, prefix)).map((line) => `${prefix} ${line}`),
      );
  }
  return {
    warnings,
    problems: [
      ...problems,
      ...[...everything].flatMap(([key, text]) => pageProblems(key, text)).map((line) => `en ${line}`),
      ...(await findProseProblems()),
      ...(await notesWithoutText(everything)),
      ...(await unusedKeys(english)),
      ...(await findHardCodedTexts()),
      ...(await findSharedTexts()),
      ...(await findWrongCalls(english)),
    ],
  };
}

if (import.meta.main) {
  const { problems, warnings } = await checkTranslations();
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  for (const problem of problems.slice(0, 200)) console.error(problem);
  if (problems.length > 200) console.error(`… and ${problems.length - 200} more`);
  console.log(`${languages.length} languages, ${problems.length} problems, ${warnings.length} warnings`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
