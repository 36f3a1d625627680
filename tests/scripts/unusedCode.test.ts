import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capture, root } from '../../scripts/run.ts';

/** A project like ours, with tests that read the sources by patterns, as ours do. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{"devDependencies": {"vite": "*"}}',
  'vite.config.ts': "import './src/main.tsx';\nimport './tests/reading.test.ts';",
  'src/main.tsx': "import { used } from './used.ts';\nconsole.info(used);",
  'src/used.ts': 'export const used = 1;\nexport const unusedExport = 2;',
  'src/unusedFile.ts': 'export const lonely = 1;',
  'server/unusedFile.ts': 'export const lonely = 1;',
  'tests/reading.test.ts': [
    "import { glob } from 'node:fs/promises';",
    "for await (const file of glob('{src,server}/**/*.ts')) console.info(file);",
    "console.info(import.meta.glob('../{src,server}/**/*.ts', { query: '?raw' }));",
  ].join('\n'),
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unused-code-'));
  await cp(path.join(root, 'knip.json'), path.join(folder, 'knip.json'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

it('the unused-code check reports files and exports that only a test’s glob finds', async () => {
  const { code, output } = await capture('knip', ['--directory', folder, '--include', 'files,exports']);
  expect(code).toBe(1);
  for (const name of ['src/unusedFile.ts', 'server/unusedFile.ts', 'unusedExport'])
    expect(output).toContain(name);
  expect(output).not.toContain('src/main.tsx');
});
