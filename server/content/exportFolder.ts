import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { Document, isPair, isScalar, visit } from 'yaml';
import { storedBytes } from '../commerce/library/storedBytes.ts';
import type { Services } from '../kernel/services.ts';
import { shopTimeZone } from '../kernel/shopTime.ts';
import { fileName, id as idSchema } from './values.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import { ContentError } from './problems.ts';
import { readDatabase } from './readDatabase.ts';
import { rulesFolder, rulesTable, writeRules } from './rules.ts';
import { RowIndex } from './rowIndex.ts';
import { asShopDays } from './shopDays.ts';
import { type Row, textOf } from './tables.ts';
import { wordsByLanguage } from './writing.ts';

/** What stored files are read from. */
type Stored = Pick<Services, 'db' | 'config'>;

const refuse = (file: string, text: string) => new ContentError([{ file, isWarning: false, text }]);

/** YAML for readable diffs: one line per text, with short lists and prices on a single line. */
function yamlOf(value: object, isCompact: boolean): string {
  // Drops undefined values; `failsafe` writes every scalar as plain text.
  const document = new Document(JSON.parse(JSON.stringify(value)), { schema: 'failsafe' });
  if (isCompact)
    visit(document, {
      Collection(_, node, above) {
        const inner: readonly unknown[] = node.items.map((item) => (isPair(item) ? item.value : item));
        if (above.length > 1 && inner.every(isScalar)) node.flow = true;
      },
    });
  return document.toString({ lineWidth: 0 });
}

/** A path in the folder, each part a valid file name: the database could contain anything. */
function checkedPath(...parts: readonly string[]): string {
  for (const part of parts.flatMap((each) => each.split('/')))
    if (!v.is(fileName, part)) throw refuse(part, 'is no name of a file');
  return path.join(...parts);
}

async function writeStored(services: Stored, fileId: string, to: string): Promise<void> {
  const { size, store } = await services.db
    .selectFrom('files')
    .select(['size', 'store'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  const file = await open(to, 'wx');
  try {
    const bytes = await storedBytes(services, { id: fileId, store }, { start: 0, end: size - 1 });
    for await (const piece of bytes) await file.write(piece);
  } finally {
    await file.close();
  }
}

async function writeThing(
  services: Stored,
  root: string,
  kind: Kind,
  index: RowIndex,
  row: Row,
): Promise<void> {
  const id = textOf(row[kind.named ?? 'id']);
  if (!v.safeParse(idSchema, id).success) throw refuse(`${kind.folder}/${id}`, 'is no name of a folder');
  const place = path.join(root, kind.folder, id);
  await mkdir(place, { recursive: true });
  const { facts, words, texts = new Map(), files = new Map() } = kind.write(index, row);
  if (kind.file !== undefined) await writeFile(path.join(place, kind.file), yamlOf(facts, true));
  for (const [lang, tree] of wordsByLanguage(words))
    await writeFile(path.join(place, `${lang}.yaml`), yamlOf(tree, false));
  for (const [name, text] of texts) {
    const to = path.join(place, checkedPath(name));
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, text);
  }
  for (const [name, { fileId }] of files) {
    const to = path.join(place, checkedPath(name));
    await mkdir(path.dirname(to), { recursive: true });
    await writeStored(services, fileId, to);
  }
}

/**
 * Writes the catalog into an empty or new folder, in the form that `apply` reads. Returns the number of entities.
 * @throws ContentError
 */
export async function exportFolder({ db, config }: Stored, root: string): Promise<number> {
  const present = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw refuse(root, `cannot be read: ${error.code ?? error.message}`);
  });
  if (present.length > 0) throw refuse(root, 'is not empty');
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const index = new RowIndex(asShopDays(await readDatabase(trx), await shopTimeZone(trx)));
      let things = 0;
      for (const kind of kinds) {
        const [table] = kind.tables;
        if (!table) continue;
        for (const row of kind.written?.(index) ?? index.all(table)) {
          await writeThing({ db: trx, config }, root, kind, index, row);
          things += 1;
        }
      }
      const rules = index.all(rulesTable);
      if (rules.length > 0) await mkdir(path.join(root, rulesFolder), { recursive: true });
      for (const row of rules) await writeRules(root, row);
      return things;
    });
}
