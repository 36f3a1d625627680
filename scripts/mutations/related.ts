/** Finds the test files that may notice a change in a file, the most likely ones first. */
import path from 'node:path';
import { parseSync } from 'vite';
import { sourcesIn } from '../sourceTexts.ts';

interface File {
  file: string;
  source: string;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The file that an import leads to; undefined for packages and for files that are not code. */
function resolveImport(
  from: string,
  request: string,
  files: ReadonlyMap<string, unknown>,
): string | undefined {
  if (!/^(?:@\/|\.)/.test(request)) return undefined;
  const base = request.startsWith('@/')
    ? `src/${request.slice(2)}`
    : path.posix.join(path.posix.dirname(from), request);
  return ['', '.ts', '.tsx'].map((ending) => base + ending).find((file) => files.has(file));
}

function importsOf({ file, source }: File, files: ReadonlyMap<string, unknown>): string[] {
  const { staticImports, dynamicImports, staticExports } = parseSync(file, source).module;
  const requests = [
    ...staticImports.filter(({ entries }) => !entries.length || entries.some((entry) => !entry.isType)),
    ...staticExports.flatMap(({ entries }) => entries),
  ].flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []));
  const lazy = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1));
  return [...new Set([...requests, ...lazy])].flatMap((request) => resolveImport(file, request, files) ?? []);
}

/** How far every importer is from a file. Each step costs more, the more files the importer imports. */
function distancesFrom(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
  imports: ReadonlyMap<string, readonly string[]>,
) {
  const distances = new Map([[file, 0]]);
  const open = new Set([file]);
  while (open.size > 0) {
    const [nearest = file] = [...open].sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
    open.delete(nearest);
    for (const importer of importers.get(nearest) ?? []) {
      const step = Math.log2(1 + (imports.get(importer)?.length ?? 0));
      const distance = (distances.get(nearest) ?? 0) + step;
      if (distance >= (distances.get(importer) ?? Infinity)) continue;
      distances.set(importer, distance);
      open.add(importer);
    }
  }
  return distances;
}

/** The words of a source, with the parts of compound names: `grantsOfOrder` has `grants` and `order` too. */
const wordsOf = ({ file, source }: File): Set<string> => {
  const names = new Set(`${file} ${source}`.match(/[A-Za-z]{4,}/g));
  return new Set(
    [...names]
      .flatMap((name) => [name, ...(name.match(/[A-Z]?[a-z]{3,}/g) ?? [])])
      .map((name) => name.toLowerCase()),
  );
};

/** How many folders two files share, the first one aside: `server/commerce/a.ts`, `tests/server/commerce/b.test.ts`. */
function sharedFolders(file: string, test: string): number {
  const ours = path.dirname(file).split('/');
  const theirs = path
    .dirname(test)
    .replace(/^tests\/(?!server)/, 'src/')
    .replace(/^tests\//, '')
    .split('/');
  const differs = ours.findIndex((folder, index) => folder !== theirs[index]);
  return Math.max(0, (differs < 0 ? ours.length : differs) - 1);
}

/** Reads the project, and returns a function that lists the tests of a file. */
export async function readRelations(): Promise<(file: string) => string[]> {
  const patterns = ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'tests/**/*.{ts,tsx}'];
  const files = (await Promise.all(patterns.map(sourcesIn))).flat();
  const byName = new Map(files.map((each) => [each.file, each]));
  const imports = new Map(files.map((each) => [each.file, importsOf(each, byName)]));
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);

  const tests = files.filter(({ file }) => isTest(file));
  const words = new Map(tests.map((test) => [test.file, wordsOf(test)]));
  const counts = new Map<string, number>();
  for (const set of words.values()) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);

  /** The weight of the words that a file and a test share: rare words say more. */
  const likeness = (ours: ReadonlySet<string>, test: string): number => {
    const theirs = words.get(test) ?? new Set();
    const shared = [...ours].filter((word) => theirs.has(word));
    const weight = shared.reduce((sum, word) => sum + Math.log2(tests.length / (counts.get(word) ?? 1)), 0);
    return weight / Math.sqrt(theirs.size + 1);
  };

  return (file) => {
    const source = byName.get(file);
    const ours = source ? wordsOf(source) : new Set<string>();
    const ranked = [...distancesFrom(file, importers, imports)]
      .filter(([each]) => isTest(each))
      .map(([test, distance]) => ({
        test,
        rank: distance - 4 * sharedFolders(file, test) - 3 * likeness(ours, test),
      }));
    return ranked.sort((a, b) => a.rank - b.rank).map(({ test }) => test);
  };
}
