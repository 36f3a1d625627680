/** What is meant by texts that can be read in two ways: `locales/notes.json`, full key to a sentence for translators. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Texts } from '../localeTexts.ts';
import { root } from '../run.ts';

const notesSchema = v.record(v.string(), v.pipe(v.string(), v.nonEmpty()));

/** One line for each note whose text does not exist. */
export async function notesWithoutText(english: Texts): Promise<string[]> {
  const text = await readFile(path.join(root, 'locales/notes.json'), 'utf8');
  const notes = v.parse(notesSchema, JSON.parse(text));
  return Object.keys(notes)
    .filter((key) => !english.has(key) && !english.has(`${key}_other`))
    .map((key) => `notes.json names ${key}, which does not exist`);
}
