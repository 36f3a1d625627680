import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder with a build's files, deleted after the file's last test, and a function that adds files to it. */
export async function builtSite(files: Files) {
  const distDir = await mkdtemp(path.join(tmpdir(), 'dist-'));
  afterAll(() => rm(distDir, { recursive: true, force: true }));
  const write = async (more: Files): Promise<void> => {
    for (const [name, content] of Object.entries(more)) {
      await mkdir(path.dirname(path.join(distDir, name)), { recursive: true });
      await writeFile(path.join(distDir, name), content);
    }
  };
  await write(files);
  return { distDir, write };
}
