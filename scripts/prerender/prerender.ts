/**
 * Renders every public page in every language to files, or a sample of them, for the build in `folder`: `node
 * scripts/prerender/prerender.ts <folder> <server bundle> <manifest> [sample]`. Runs in a separate process, because it
 * loads both the server and the application.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { originPlaceholder } from '../../src/lib/baseUrl.ts';
import type * as prerender from '../../src/prerender.tsx';
import { siteLanguages, type Lang } from '../../src/shared/languages.ts';
import { siteProjects } from '../../src/shared/projects.ts';
import { startBackEnd } from './backEnd.ts';
import { assetOf, filesOf, readManifest } from './clientFiles.ts';
import { fontsOf } from './fonts.ts';
import { pageHtml } from './pageHtml.ts';
import { publicPaths, sampleOf, type PublicPath } from './publicPaths.ts';
import { drawSocialImages } from './socialImages.ts';
import { factsOf } from './structuredData.ts';

/** What the bundle exports. */
type Application = typeof prerender;

const [folder = '', bundle = '', manifestFile = '', extent] = process.argv.slice(2);
const begun = performance.now();
const origin = process.env['PUBLIC_ORIGIN'];

const words = new Map<string, object>();

/** A message file of the build, as the application gets it: if a language lacks it, in English. */
async function wordsOf(lang: Lang, namespace: string): Promise<object> {
  const file = path.join(folder, 'locales', lang, `${namespace}.json`);
  const known = words.get(file);
  if (known) return known;
  const read = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as object)
    : await wordsOf('en', namespace);
  words.set(file, read);
  return read;
}

const noScriptText = (words: object): string => v.parse(v.object({ reading: v.string() }), words).reading;

const styles = new Map<string, Promise<string>>();

/** A style sheet, which many pages share. */
async function styleOf(file: string) {
  const css = styles.get(file) ?? readFile(path.join(folder, file), 'utf8');
  styles.set(file, css);
  return { address: `/${file}`, css: await css };
}

async function write(file: string, content: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

const backEnd = await startBackEnd();
globalThis.fetch = backEnd.fetch;
const application: Application = await import(pathToFileURL(path.resolve(bundle)).href);
const manifest = await readManifest(manifestFile);
const frame = await readFile(path.join(folder, 'index.html'), 'utf8');

/** The file in which the server looks for a page; page paths never start with an underscore. */
function fileOf(lang: Lang, pathname: string): string {
  if (pathname === '/') return `pages/_start/${lang}.html`;
  return `pages${pathname === `/${lang}` ? `${pathname}/index` : pathname}.html`;
}

/** Writes a page and its data file; false if the route table has no such page. */
async function writePage({ lang, path: pathname }: PublicPath): Promise<boolean> {
  const known = application.pageAt(pathname);
  if (!known) return false;
  const messages = Object.fromEntries(
    await Promise.all(
      known.namespaces.map(async (namespace) => [namespace, await wordsOf(lang, namespace)] as const),
    ),
  );
  backEnd.takeAnswers();
  const page = await application.renderPage(pathname, lang, messages);
  const files = filesOf(manifest, page.source);
  const html = pageHtml(frame, {
    lang,
    head: page.head,
    body: page.body,
    data: { lang, sample: page.sample, messages, answers: page.answers },
    styles: await Promise.all(files.styles.map(styleOf)),
    scripts: files.scripts.map((file) => `/${file}`),
    fonts: fontsOf(lang).map((file) => assetOf(manifest, file)),
    facts: factsOf(pathname, lang, backEnd.takeAnswers(), backEnd.now),
    colorMode: known.colorMode,
    noScript: noScriptText(await wordsOf(lang, 'noScript')),
  });
  await write(fileOf(lang, pathname), origin ? html.replaceAll(originPlaceholder, encodeURI(origin)) : html);
  if (pathname !== '/' && Object.keys(page.answers).length > 0)
    await write(`payloads${pathname}.json`, JSON.stringify(page.answers));
  return true;
}

const allPages = await publicPaths(backEnd);
const publicPages = extent === 'sample' ? sampleOf(allPages) : allPages;
// The same for all languages, because the pictures contain no text.
const pictures = drawSocialImages(
  path.join(folder, 'social'),
  new Set(publicPages.map(({ lang, path: at }) => (at === '/' ? '' : at.slice(lang.length + 1)))),
);
let written = 0;
for (const page of publicPages) {
  try {
    written += (await writePage(page)) ? 1 : 0;
  } catch (error) {
    // The page still works, rendered in the browser, but the build reports it and fails.
    console.error(`Not rendered ahead: ${page.path}`, error);
    process.exitCode = 1;
  }
}
await write(
  'builds/pages.json',
  JSON.stringify({
    catalogue: backEnd.source,
    languages: siteLanguages.map(({ prefix }) => prefix),
    projects: siteProjects,
  }),
);
await backEnd.close();
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`Rendered ${written} pages ahead and drew ${await pictures} pictures in ${seconds} s`);
// Imported modules may keep timers and channels open.
process.exit();
