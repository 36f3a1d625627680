import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { root } from '../run.ts';
import { apply } from './changes.ts';

const change = v.object({ file: v.string(), start: v.number(), end: v.number(), after: v.string() });
export type SourceChange = v.InferOutput<typeof change>;

/** The environment variable with a change as JSON: a config's modules are loaded anew for every project. */
const variable = 'TEST_CHANGE';

/** Sets the change that the next tests get, or none. */
export function setChange(next: SourceChange | undefined): void {
  if (next) process.env[variable] = JSON.stringify(next);
  else delete process.env[variable];
}

/** Loads the changed text instead of the file, which stays as it is. */
export const changedSource = (): Plugin => ({
  name: 'changed-source',
  enforce: 'pre',
  async load(id) {
    const set = process.env[variable];
    if (set === undefined) return undefined;
    const parsed = v.parse(change, JSON.parse(set));
    return id === path.join(root, parsed.file) ? apply(parsed, await readFile(id, 'utf8')) : undefined;
  },
});
