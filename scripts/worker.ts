/** Builds the service worker, which contains the list of the build's files. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { workerPath } from '../src/shared/installPaths.ts';
import { filesOf, laterParts, parseManifest, type ClientManifest } from '../src/rendering/clientFiles.ts';
import { root } from './run.ts';

/** What must work offline: the offline pages, and what the shell loads on demand. */
const parts = [
  'src/pages/library/text.tsx',
  'src/pages/profile/wallet/receipt.tsx',
  'src/layouts/ErrorPage.tsx',
  'src/router/background.ts',
  'src/router/middleware/openTokenLink.ts',
  'src/features/account/AccountItems.tsx',
  'src/features/preferences/Choice.tsx',
  'node_modules/i18next-http-backend/esm/index.js',
];

/** Their files, including what those load later. */
function filesToKeep(manifest: ClientManifest): string[] {
  const all = new Set(parts);
  // A set being iterated also visits the items added meanwhile.
  for (const part of all) for (const later of laterParts(manifest, part)) all.add(later);
  const files = [...all].flatMap((part) => Object.values(filesOf(manifest, [part])).flat());
  return [...new Set(files)].toSorted().map((file) => `/${file}`);
}

/** Writes the worker into a folder with the built application. */
export async function buildWorker(folder: string, manifestFile: string): Promise<void> {
  const manifest = parseManifest(await readFile(manifestFile, 'utf8'));
  const { id }: { id: string } = JSON.parse(await readFile(path.join(folder, 'builds/latest.json'), 'utf8'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      __FILES__: JSON.stringify(filesToKeep(manifest)),
      __BUILD__: JSON.stringify(id),
    },
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.join(root, 'src/worker/worker.ts'),
        output: { entryFileNames: workerPath.slice(1), format: 'iife' },
      },
    },
  });
}
