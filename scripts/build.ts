/**
 * `npm run build`: builds the application into `dist`, with compressed copies of its files, and the bundle with which
 * the server renders pages. The previous build's hashed files stay, so that pages opened before a deployment still find
 * their chunks. `npm run build -- --pages` also writes the public pages as files, for a static host.
 *
 * A build for another provider is rendered in the browser alone: no page shows this project's own catalog.
 */
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, type Rolldown } from 'vite';
import { drawSocialPicture } from '../server/rendering/socialPicture.ts';
import { siteLanguages } from '../src/shared/languages.ts';
import { siteProjects } from '../src/shared/projects.ts';
import { publicPatterns } from '../src/shared/publicPatterns.ts';
import { renderingFolder } from '../src/shared/rendering.ts';
import { socialPicture } from '../src/shared/socialPicture.ts';
import { filesBelow, precompress } from './precompress.ts';
import { projectWords, readOwnProjects } from './projectWords.ts';
import { root, start } from './run.ts';
import { readProvider } from './vite/provider.ts';
import { buildWorker } from './worker.ts';

const dist = path.join(root, 'dist');
const next = path.join(root, '.cache/build/next');
const last = path.join(root, '.cache/build/last');
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

/** Builds the application's bundle for Node, next to the manifest of the browser's files. */
async function buildRendering(): Promise<void> {
  const outDir = path.join(next, renderingFolder);
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/rendering/renderDocument.ts', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  await copyFile(manifest, path.join(outDir, 'manifest.json'));
}

/** Draws the pictures of the pages that every site has; the server draws those of products and studies. */
async function drawPictures(): Promise<void> {
  const folder = path.join(next, 'social');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    publicPatterns.map(async (pattern) => {
      const pagePath = pattern === '' ? '' : `/${pattern}`;
      await writeFile(path.join(folder, `${socialPicture(pagePath)}.png`), await drawSocialPicture(pagePath));
    }),
  );
}

/** Says which languages and projects the build has: the server's must be the same. Names those with the owner's texts. */
async function writeBuiltPages(): Promise<void> {
  const pages = {
    languages: siteLanguages.map(({ prefix }) => prefix),
    projects: siteProjects,
    ownProjects: (await readOwnProjects()).map(({ id }) => id),
  };
  await writeFile(path.join(next, 'builds/pages.json'), JSON.stringify(pages));
}

/**
 * Builds into a folder next to `dist` and swaps the two at the end: a server reading `dist` never sees half a build.
 */
export async function buildApplication(): Promise<void> {
  const begun = performance.now();
  const isOurs = readProvider('production', root) === 'ours';
  const output = await build({
    root,
    logLevel: 'warn',
    plugins: isOurs ? [projectWords()] : [],
    build: { outDir: next, emptyOutDir: true, manifest: 'manifest.json' },
  });
  await rename(path.join(next, 'manifest.json'), manifest);
  if (isOurs) await buildWorker(next, manifest);
  // The manifests and their pictures show our own catalogue.
  else await rm(path.join(next, 'install'), { recursive: true, force: true });
  const outputs = [output].flat().filter((one) => 'output' in one);
  const own = await filesBelow(next);
  await recordModules(outputs);
  if (isOurs) await Promise.all([buildRendering(), drawPictures(), writeBuiltPages()]);
  await precompress(next, [renderingFolder]);
  await mkdir(path.join(next, 'builds'), { recursive: true });
  await writeFile(path.join(next, ownFiles), JSON.stringify(own.filter(isHashed)));
  const kept = await keepPreviousFiles();
  await rm(last, { recursive: true, force: true });
  await rename(dist, last).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, dist);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`Built ${own.length} files in ${seconds} s, ${kept} of the build before kept:`);
  await printSizes(own);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { pages: { type: 'boolean', default: false } } });
  await buildApplication();
  if (values.pages) {
    // In a process of its own: it loads the whole server.
    const child = start(process.execPath, ['scripts/pages/writePages.ts', dist]);
    process.exitCode = await new Promise<number>((resolve) =>
      child.on('exit', (code) => resolve(code ?? 1)).on('error', () => resolve(1)),
    );
  }
}
