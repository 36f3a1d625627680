import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRules } from './parseRules.ts';
import type { RuleFile } from './ruleFile.ts';

/** The rules that come with the product, which a shop overrides with files of its own. */
const shippedFolder = path.resolve(import.meta.dirname, '../../content/rules');

/** The shipped files by place. */
export const shippedRules: ReadonlyMap<string, RuleFile> = new Map(
  readdirSync(shippedFolder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const place = path.basename(name, '.yaml');
      return [place, parseRules(place, readFileSync(path.join(shippedFolder, name), 'utf8'))];
    }),
);
