/**
 * A pseudo-language for tests, derived from English: accented, longer, in brackets. Text that isn't comes from no
 * message file; text that doesn't fit won't fit in some real language. `node scripts/pseudoLocale.ts landing` prints a
 * namespace.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/** Both lists have one UTF-16 unit per letter. */
const accentOf = (letter: string): string => accented.charAt(plain.indexOf(letter));

/** The share of letters to add. */
const growth = 0.4;

/** Parts that aren't text: placeholders, tags, references to other messages. */
const untouched = /(\{\{[^}]*\}\}|<\/?[^>]+>|\$t\([^)]*\))/;

/** Accents every letter and doubles some, to make the text 40% longer. */
function grow(text: string): string {
  let owed = 0;
  return text.replaceAll(/[A-Za-z]/g, (letter) => {
    const accent = accentOf(letter);
    owed += growth;
    if (owed < 1) return accent;
    owed -= 1;
    return accent + accent.toLowerCase();
  });
}

/** Converts a text to the pseudo-language; placeholders and tags stay as they are. */
export function pseudo(text: string): string {
  if (text === '') return '';
  const parts = text.split(untouched).map((part, index) => (index % 2 === 1 ? part : grow(part)));
  return `⟦${parts.join('')}⟧`;
}

/** Converts a whole message file to the pseudo-language. */
export function pseudoMessages(messages: unknown): unknown {
  if (typeof messages === 'string') return pseudo(messages);
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([key, inner]): [string, unknown] => [key, pseudoMessages(inner)]),
  );
}

if (import.meta.main) {
  const file = path.join(root, 'locales/en', `${process.argv[2] ?? 'common'}.json`);
  console.log(JSON.stringify(pseudoMessages(JSON.parse(await readFile(file, 'utf8'))), undefined, 2));
}
