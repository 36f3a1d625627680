/** The notes for translators on ambiguous texts: `locales/notes.json` maps full keys to a sentence. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Texts } from '../localeTexts.ts';
import { root } from '../run.ts';

const notesSchema = v.record(v.string(), v.pipe(v.string(), v.nonEmpty()));

/** One line per note whose text doesn't exist. */
export async function notesWithoutText(english: Texts): Promise<string[]> {
  const text = await readFile(path.join(root, 'locales/notes.json'), 'utf8');
  const notes = v.parse(notesSchema, JSON.parse(text));
  return Object.keys(notes)
    .filter((key) => !english.has(key) && !english.has(`${key}_other`))
    .map((key) => `notes.json names ${key}, which does not exist`);
}
