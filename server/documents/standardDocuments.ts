import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Transaction } from 'kysely';
import { documentKinds, type DocumentKind } from '../../src/shared/documents.ts';
import { languages } from '../../src/shared/languages.ts';
import type { Database, LocalizedText } from '../database/schema.ts';
import { readDocument } from './readDocument.ts';

/** The documents that ship with the software, in every language. */
const folder = path.resolve(import.meta.dirname, '../../content/documents');

/** What the names of their versions begin with. */
export const standardPrefix = 'standard-';

interface StandardDocument {
  readonly kind: DocumentKind;
  readonly version: string;
  readonly from: string;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
}

function readStandard(kind: DocumentKind): StandardDocument {
  const texts = languages.map(({ prefix }) => {
    const file = path.join(folder, kind, `${prefix}.md`);
    const read = readDocument(readFileSync(file, 'utf8'));
    if ('problem' in read) throw new Error(`${file}: ${read.problem}`);
    return { prefix, ...read };
  });
  const [english] = texts;
  if (!english || texts.some(({ version, from }) => version !== english.version || from !== english.from))
    throw new Error(`The languages of ${kind} have different versions`);
  const byLanguage = (name: 'title' | 'text') => ({
    en: english[name],
    ...Object.fromEntries(texts.map((each) => [each.prefix, each[name]])),
  });
  const { version, from } = english;
  return { kind, version, from, title: byLanguage('title'), text: byLanguage('text') };
}

export const readStandardDocuments = (): readonly StandardDocument[] => documentKinds.map(readStandard);

/**
 * Stores the versions that ship with the software; those stored before stay, because orders refer to them. They're in
 * force until the owner's own are.
 */
export async function seedDocuments(trx: Transaction<Database>): Promise<void> {
  await trx
    .insertInto('documents')
    .values(
      readStandardDocuments().map(({ kind, version, from, title, text }) => ({
        kind,
        version,
        in_force_from: from,
        is_own: false,
        title: JSON.stringify(title),
        text: JSON.stringify(text),
        applied_at: new Date(from),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
