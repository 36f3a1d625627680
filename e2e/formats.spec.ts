import path from 'node:path';
import { build } from 'vite';
import { languages } from '../src/shared/languages.ts';
import { acceptedFormats, expectedFormats } from '../tests/i18n/formats.ts';
import type { writtenIn } from './support/formatsEntry.ts';
import { expect, test } from './support/test.ts';
import { haveWebKit, openWebKit } from './support/webKit.ts';

/** What the script exposes on the page's global object. */
type Scripted = typeof globalThis & { readonly formats: { readonly writtenIn: typeof writtenIn } };

const root = path.resolve(import.meta.dirname, '..');

/** The site's formatter bundled as one script that a page of any origin can run. */
async function formatterScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      write: false,
      lib: { entry: path.join(root, 'e2e/support/formatsEntry.ts'), formats: ['iife'], name: 'formats' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the formatter was not built');
  return chunk.code;
}

test('Chromium formats dates, money, lists and plurals as readers of all 13 languages expect', async ({
  page,
}) => {
  await page.setContent('<!doctype html>');
  await page.addScriptTag({ content: await formatterScript() });
  for (const { prefix } of languages) {
    const written = await page.evaluate((lang) => (globalThis as Scripted).formats.writtenIn(lang), prefix);
    expect.soft(written, prefix).toEqual(expectedFormats[prefix]);
  }
});

if (haveWebKit)
  test('WebKit formats dates, money, lists and plurals as readers of all 13 languages expect', async () => {
    const script = await formatterScript();
    const webKit = await openWebKit();
    try {
      for (const { prefix } of languages) {
        const written = await webKit.run(`${script}; return formats.writtenIn(arguments[0])`, [prefix]);
        expect.soft(written, prefix).toEqual(acceptedFormats(prefix, written));
      }
    } finally {
      await webKit.close();
    }
  });
