import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Transaction } from 'kysely';
import { applyContent } from '../content/apply.ts';
import { readContent } from '../content/plan.ts';
import type { Database } from '../database/schema.ts';
import { moveDates } from './moveDates.ts';
import { seedKeys } from './seedKeys.ts';
import { views } from './views.ts';

/** The folder of the demo's catalog. */
export const demoContent = path.resolve(import.meta.dirname, '../../content/demo');

/** A hash that changes with any file of the demo's catalog. */
export function contentHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(demoContent, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted())
    hash.update(`${path.relative(demoContent, file).replaceAll(path.sep, '/')}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Applies the demo's catalog like `npm run admin -- catalog apply`, but keeps anything added to it. */
export async function seedContent(trx: Transaction<Database>, now: Date): Promise<void> {
  const content = await readContent(demoContent);
  const changes = await applyContent(trx, content, now, { keepsOthers: true });
  await moveDates(trx, content.rows, now);
  await seedKeys(trx, content.rows, now);
  for (const { table, key, how } of changes)
    if (table.name === 'researches' && how === 'new')
      await trx
        .updateTable('researches')
        .set({ views_count: views[key] ?? 0 })
        .where('id', '=', key)
        .execute();
}
