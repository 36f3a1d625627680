import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import { applyContent } from '../../../server/content/apply.ts';
import { exportFolder } from '../../../server/content/exportFolder.ts';
import { changeLines, planChanges, readContent } from '../../../server/content/plan.ts';
import { ContentError, problemLine } from '../../../server/content/problems.ts';
import { readFolder } from '../../../server/content/readFolder.ts';
import type { Database } from '../../../server/database/schema.ts';
import type { Services } from '../../../server/kernel/services.ts';

/** The studies that content tests read and edit; all of them together are half of the demo's files. */
const studies = ['1', '2', '6', '7'];

async function keepFewStudies(db: Kysely<Database>): Promise<void> {
  await db.updateTable('dreams').set({ research_id: null }).where('research_id', 'not in', studies).execute();
  for (const table of [
    'research_categories',
    'research_authors',
    'research_views',
    'research_reads',
  ] as const)
    await db.deleteFrom(table).where('research_id', 'not in', studies).execute();
  await db.deleteFrom('researches').where('id', 'not in', studies).execute();
}

/** Paths for temporary folders of a test file, all deleted after its last test. */
export async function temporaryFolders() {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  let count = 0;
  return { root, next: () => path.join(root, `folder${(count += 1)}`) };
}

/** Temporary content folders for a test file; reduces its database to a few studies. */
export async function contentFolders(services: Pick<Services, 'db' | 'config'>) {
  const { root, next } = await temporaryFolders();
  await keepFewStudies(services.db);
  const exported = next();
  await exportFolder(services, exported);
  return {
    root,
    /** A new path. */
    next,
    /** A copy of the exported catalog, or of some of its folders, to be edited. */
    copy: async (parts: readonly string[] = ['.']) => {
      const folder = next();
      // Much faster than `cp`, which is asynchronous for each file.
      for (const part of parts)
        cpSync(path.join(exported, part), path.join(folder, part), { recursive: true });
      return folder;
    },
  };
}

/** Replaces a part of a file; throws if it isn't there. */
export async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(file, text.replace(from, to));
}

/** The files of a folder by path, as base64, to compare two folders. */
export async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files
        .toSorted()
        .map(async (file) => [path.relative(folder, file), await readFile(file, 'base64')] as const),
    ),
  );
}

/** The problems of a folder, errors first. */
export async function problemsIn(folder: string): Promise<string[]> {
  return (await readFolder(folder)).problems.all.map(problemLine);
}

export const plannedChanges = async (db: Kysely<Database>, folder: string): Promise<string[]> =>
  (await planChanges(db, await readContent(folder))).flatMap(changeLines);

export async function apply(db: Kysely<Database>, now: Date, folder: string) {
  const content = await readContent(folder);
  return db.transaction().execute((trx) => applyContent(trx, content, now));
}

/** The errors that applying a folder fails with. */
export async function rejectionOf(work: Promise<unknown>): Promise<string[]> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ContentError)
      return error.problems.filter(({ isWarning }) => !isWarning).map(problemLine);
    throw error;
  }
  return [];
}
