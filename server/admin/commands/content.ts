import * as v from 'valibot';
import { largestFileMb } from '../../commerce/library/files.ts';
import { applyContent } from '../../content/apply.ts';
import { exportFolder } from '../../content/exportFolder.ts';
import type { Change } from '../../content/compare.ts';
import { changeLines, planChanges, readContent } from '../../content/plan.ts';
import { ContentError, problemLine, type Problem } from '../../content/problems.ts';
import { audit, command, offlineCommand, type Answer } from '../command.ts';
import { word } from '../inputs.ts';
import { operatorPath } from '../operatorPath.ts';

const folder = {
  positionals: ['folder'],
  options: {},
  input: v.object({ folder: v.pipe(word, v.transform(operatorPath)) }),
} as const;

/** Formats all problems, errors first. */
const asLines = (problems: readonly Problem[]): string[] =>
  problems.toSorted((a, b) => Number(a.isWarning) - Number(b.isWarning)).map(problemLine);

/** Runs `work`, or lists the problems if the folder cannot be applied. */
async function orProblems(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {
      lines: [...asLines(error.problems), 'Nothing was changed.'],
      data: { problems: error.problems },
      failed: true,
    };
  }
}

const summary = (changes: readonly Change[]): string =>
  changes.length === 0
    ? 'Nothing changes.'
    : changes.length === 1
      ? '1 row changes.'
      : `${changes.length} rows change.`;

const dataOf = (changes: readonly Change[]) => ({
  changes: changes.map(({ table, key, how, cells, setBy }) => ({
    what: table.label,
    key,
    how,
    fields: cells,
    ...(setBy === undefined ? {} : { undoes: setBy }),
  })),
});

const check = offlineCommand({
  ...folder,
  name: 'catalog check',
  summary: `Lists every problem in a content folder, with file and line; a file that is sold has at most ${largestFileMb} MB. Needs no database.`,
  run: async ({ folder: root }) =>
    orProblems(async () => {
      const { all } = (await readContent(root)).problems;
      return {
        lines: [...asLines(all), `${root} can be applied; ${all.length} warnings.`],
        data: { problems: all },
      };
    }),
});

const plan = command({
  ...folder,
  name: 'catalog plan',
  summary: 'Lists what applying a content folder would change, field by field.',
  run: async ({ services }, { folder: root }) =>
    orProblems(async () => {
      const changes = await planChanges(services.db, await readContent(root), { now: services.clock() });
      return { lines: [...changes.flatMap(changeLines), summary(changes)], data: dataOf(changes) };
    }),
});

/** How many change lines go into the audit log; the folder's history has the rest. */
const auditedLines = 500;

const apply = command({
  ...folder,
  name: 'catalog apply',
  summary:
    'Applies a content folder to the catalog. What was removed is archived; buyers keep what they have.',
  run: async (context, { folder: root }) =>
    orProblems(async () => {
      const content = await readContent(root);
      const { db, clock } = context.services;
      const changes = await db.transaction().execute(async (trx) => {
        const made = await applyContent(trx, content, clock());
        const lines = made.flatMap(changeLines);
        if (made.length > 0)
          await audit(trx, context, 'catalog apply', root, {
            rows: made.length,
            lines: lines.slice(0, auditedLines),
          });
        return made;
      });
      return { lines: [...changes.flatMap(changeLines), summary(changes)], data: dataOf(changes) };
    }),
});

const write = command({
  ...folder,
  name: 'catalog export',
  summary: 'Writes the catalog to an empty folder, in the form that apply reads.',
  run: async ({ services }, { folder: root }) =>
    orProblems(async () => {
      const things = await exportFolder(services, root);
      return { lines: [`${things} folders are in ${root}.`], data: { things } };
    }),
});

export const content = [check, plan, apply, write];
