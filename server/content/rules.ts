import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { placeName, ruleFile } from '../law/ruleFile.ts';
import { shippedRules } from '../law/shippedRules.ts';
import type { Sink } from './entity.ts';
import type { ContentFolder } from './files.ts';
import type { Problems } from './problems.ts';
import { type Row, type Table, textOf } from './tables.ts';
import { readYaml } from './yaml.ts';

/** The folder of a shop's own rules. */
export const rulesFolder = 'rules';

/** A shop's own rules of the law: one text for each place. */
export const rulesTable: Table = {
  name: 'shop_rules',
  label: 'rules',
  key: ['id'],
  fields: {},
  words: {},
  placed: ['text'],
  gone: 'delete',
};

/** A file of rules that can be used. */
interface ReadRules {
  readonly id: string;
  readonly file: string;
  readonly text: string;
}

/** Reads the files of rules in a folder of a content folder, and reports everything that is wrong with them. */
export function readRules(folder: ContentFolder, inside: string, problems: Problems): ReadRules[] {
  const { folders, files } = folder.list(inside);
  for (const name of folders)
    problems.error({ file: `${inside}/${name}` }, 'is not known here; expected files such as de.yaml');
  const places = new Set([
    ...files.map((name) => path.posix.basename(name, '.yaml')),
    ...shippedRules.keys(),
  ]);
  return files.flatMap((name) => {
    const file = path.posix.join(inside, name);
    const id = path.posix.basename(name, '.yaml');
    const named = v.safeParse(placeName, id);
    if (!name.endsWith('.yaml') || !named.success) {
      problems.error(
        { file },
        `is no file of rules; expected ${named.issues?.[0].message ?? 'a .yaml file'}`,
      );
      return [];
    }
    const read = readYaml(folder, file, ruleFile, problems);
    if (!read) return [];
    for (const key of ['extends', 'unknownRegion'] as const) {
      const other = read.value[key];
      if (other !== undefined && !places.has(other))
        problems.error(
          { file, line: read.lineOf(key) },
          `${key} is ${other}; expected a place that has rules`,
        );
    }
    return [{ id, file, text: folder.text(file) ?? '' }];
  });
}

/** Adds the rows of a shop's own rules. */
export function addRules({ folder, problems, add }: Sink): void {
  for (const { id, file, text } of readRules(folder, rulesFolder, problems))
    add(rulesTable, { id, text }, { file });
}

/** Writes a stored file of rules as it was read. */
export const writeRules = (root: string, row: Row): Promise<void> =>
  writeFile(path.join(root, rulesFolder, `${v.parse(placeName, row['id'])}.yaml`), textOf(row['text']));
