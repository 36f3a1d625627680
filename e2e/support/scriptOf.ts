import { readFileSync } from 'node:fs';
import { chunkModulesFile, type ChunkModules } from '../../scripts/build.ts';

/** The path of the built script that contains one of our modules, given the module's path in `src`. */
export function scriptOf(module: string): string {
  const scripts: ChunkModules = JSON.parse(readFileSync(chunkModulesFile, 'utf8'));
  const found = Object.keys(scripts).find((file) =>
    Object.keys(scripts[file] ?? {}).some((id) => id.endsWith(`/src/${module}`)),
  );
  if (found === undefined) throw new Error(`no script has ${module}`);
  return `/${found}`;
}
