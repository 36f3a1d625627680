import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

interface BundleFile {
  readonly fileName: string;
  readonly content: string | Uint8Array;
}

async function publicFiles(folder: string): Promise<BundleFile[]> {
  const files: BundleFile[] = [];
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.push({ fileName: path.relative(folder, file), content: await readFile(file) });
  }
  return files;
}

/** A hash of names and contents, the same on any machine. */
function idOf(files: readonly BundleFile[]): string {
  const hash = createHash('sha256');
  for (const { fileName, content } of files.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
    hash.update(`${fileName}\0`).update(content).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

const placeholder = '__BUILD_ID__';

/**
 * Identifies the build by a hash of its content: writes the id to index.html and to `builds/latest.json`, where a
 * running page checks for a newer one.
 */
export function buildManifest(root: string): Plugin {
  return {
    name: 'build-manifest',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      // The development server has no build; the page treats an empty id as that.
      handler: (html, { bundle }) => (bundle ? html : html.replace(placeholder, '')),
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).map((file) => ({
          fileName: file.fileName,
          content: file.type === 'chunk' ? file.code : file.source,
        }));
        const id = idOf([...files, ...(await publicFiles(path.join(root, 'public')))]);
        const html = bundle['index.html'];
        if (html?.type !== 'asset') throw new Error('The build has no index.html');
        html.source = String(html.source).replace(placeholder, id);
        this.emitFile({
          type: 'asset',
          fileName: 'builds/latest.json',
          source: `${JSON.stringify({ id })}\n`,
        });
      },
    },
  };
}
