/**
 * `npm run build`: builds the application into `dist`, with prerendered public pages and compressed copies of its
 * files. The previous build's hashed files stay, so that pages opened before a deployment still find their chunks.
 */
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { filesBelow, precompress } from './precompress.ts';
import { projectWords } from './projectWords.ts';
import { childEnv, root, start } from './run.ts';
import { buildWorker } from './worker.ts';

const dist = path.join(root, 'dist');
const next = path.join(root, '.cache/build/next');
const last = path.join(root, '.cache/build/last');
/** The application's bundle for Node, which prerenders its pages. */
const serverBundle = path.join(root, '.cache/build/prerender');
const manifest = path.join(root, '.cache/build/manifest.json');
/** Lists this build's own hashed files, as opposed to those kept from the previous one. */
const ownFiles = 'builds/files.json';

const isHashed = (file: string) => file.startsWith(`assets${path.sep}`) || file.startsWith('assets/');

async function filesOf(folder: string): Promise<string[]> {
  try {
    const list: unknown = JSON.parse(await readFile(path.join(folder, ownFiles), 'utf8'));
    return Array.isArray(list) ? list.filter((file) => typeof file === 'string') : [];
  } catch {
    // There is no previous build, or it has a different format: nothing to keep.
    return [];
  }
}

/** Whether a build has all prerendered pages, or those that the journeys of `npm test` visit. */
type Extent = 'all' | 'sample';
const extentFile = path.join(root, '.cache/build/extent');

/** Whether the build in `dist` has all pages. */
export const isComplete = (): Promise<boolean> =>
  readFile(extentFile, 'utf8').then(
    (extent) => extent === 'all',
    () => false,
  );

/** Copies the previous build's hashed files into the new one, including compressed copies. */
async function keepPreviousFiles(): Promise<number> {
  const own = new Set(await filesOf(next));
  const kept = (await filesOf(dist)).filter((file) => isHashed(file) && !own.has(file));
  const present = new Set(kept.length > 0 ? await filesBelow(dist) : []);
  for (const file of kept.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    if (!present.has(file)) continue;
    await mkdir(path.dirname(path.join(next, file)), { recursive: true });
    await copyFile(path.join(dist, file), path.join(next, file));
  }
  return kept.length;
}

/** Maps each hashed script to its modules and their sizes before minification. */
export type ChunkModules = Record<string, Record<string, number>>;
export const chunkModulesFile = path.join(root, '.cache/build/modules.json');

/** Records which modules are in which chunk, so that the bundle budget can report the size of each library. */
async function recordModules(outputs: readonly Rolldown.RolldownOutput[]): Promise<void> {
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const modules: ChunkModules = Object.fromEntries(
    chunks.map((chunk) => [
      chunk.fileName,
      Object.fromEntries(
        Object.entries(chunk.modules).map(([id, { renderedLength }]) => [id, renderedLength]),
      ),
    ]),
  );
  await writeFile(chunkModulesFile, JSON.stringify(modules));
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the scripts and style sheets a visitor may load, largest first. */
async function printSizes(files: readonly string[]): Promise<void> {
  const sizes = await Promise.all(
    files
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map(async (file) => {
        const full = (await stat(path.join(dist, file))).size;
        const br = await stat(path.join(dist, `${file}.br`)).catch(() => undefined);
        return { file, full, br: br?.size ?? full };
      }),
  );
  sizes.sort((a, b) => b.br - a.br);
  for (const { file, full, br } of sizes.slice(0, 12)) {
    console.log(`  ${kilobytes(br).padStart(9)} br ${kilobytes(full).padStart(10)}  ${file}`);
  }
  const rest = sizes.slice(12);
  const sum = rest.reduce((total, { br }) => total + br, 0);
  if (rest.length > 0) console.log(`  ${kilobytes(sum).padStart(9)} br in ${rest.length} smaller files`);
}

/** Prerenders the public pages into the new build. */
async function prerenderPages(extent: Extent): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: serverBundle, emptyOutDir: true, copyPublicDir: false },
  });
  const bundle = path.join(serverBundle, 'prerender.js');
  const child = start(process.execPath, ['scripts/prerender/prerender.ts', next, bundle, manifest, extent], {
    // What Node formats must match what a browser formats, which is in UTC.
    env: childEnv({ TZ: 'UTC', NODE_ENV: 'production' }),
  });
  const code = await new Promise((resolve) => child.on('exit', resolve).on('error', () => resolve(1)));
  if (code !== 0) throw new Error('Not every public page could be rendered ahead');
}

/**
 * Builds into a folder next to `dist` and swaps the two at the end: a server reading `dist` never sees half a build.
 */
export async function buildApplication(extent: Extent = 'all'): Promise<void> {
  const begun = performance.now();
  const output = await build({
    root,
    logLevel: 'warn',
    plugins: [projectWords()],
    build: { outDir: next, emptyOutDir: true, manifest: 'manifest.json' },
  });
  await rename(path.join(next, 'manifest.json'), manifest);
  await buildWorker(next, manifest);
  const outputs = [output].flat().filter((one) => 'output' in one);
  const own = await filesBelow(next);
  await recordModules(outputs);
  await prerenderPages(extent);
  await precompress(next);
  await mkdir(path.join(next, 'builds'), { recursive: true });
  await writeFile(path.join(next, ownFiles), JSON.stringify(own.filter(isHashed)));
  const kept = await keepPreviousFiles();
  await writeFile(extentFile, extent);
  await rm(last, { recursive: true, force: true });
  await rename(dist, last).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, dist);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`Built ${own.length} files in ${seconds} s, ${kept} of the build before kept:`);
  await printSizes(own);
}

if (import.meta.main) await buildApplication();
