/**
 * The baseline: a landing page as a single HTML file with a small style sheet and the same text, but without scripts,
 * fonts or pictures. No server could get this text on screen much sooner.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { directionOf, languageOf, type Lang } from '../../src/shared/languages.ts';

/** In a folder that the server serves statically: the baselines need no server code. */
const folder = 'assets/bench';

export const baselinePath = (lang: Lang): string => `/${folder}/baseline-${lang}.html`;

/** Runs in the page: returns its visible text as bare HTML. */
function bareText(): string {
  const kept = new Set(
    'H1 H2 H3 H4 H5 H6 P A UL OL LI DL DT DD BLOCKQUOTE HEADER NAV MAIN FOOTER SECTION ARTICLE DIV S SMALL STRONG EM'.split(
      ' ',
    ),
  );
  const dropped = new Set('SCRIPT STYLE TEMPLATE SVG SELECT INPUT TEXTAREA'.split(' '));
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) return '';
    // With `display: contents` an element has no box of its own, but its children may be visible.
    const isBoxless = getComputedStyle(node).display === 'contents';
    if (!isBoxless && !node.checkVisibility()) return '';
    const inner = [...node.childNodes].map(textOf).join('');
    if (!kept.has(node.tagName)) return inner;
    const tag = node.tagName.toLowerCase();
    const href = node.getAttribute('href');
    return `<${tag}${href === null ? '' : ` href="${href.replaceAll('&', '&amp;')}"`}>${inner}</${tag}>`;
  };
  return [...document.body.childNodes].map(textOf).join('');
}

const css = `*{box-sizing:border-box}
body{max-width:70rem;margin:0 auto;padding:1rem;font:1rem/1.55 system-ui,sans-serif;color:#1d2233;background:#fbf7ef}
h1{font:500 2.4rem/1.15 serif}h2{font:500 1.6rem/1.25 serif}h3{font:500 1.2rem/1.3 serif}
a{color:#7a4a12}ul,ol{padding:0;list-style:none}li{margin:.6rem 0}
header,footer{display:flex;flex-wrap:wrap;gap:1rem}section{padding:1.5rem 0}
`;

const baselineHtml = (lang: Lang, body: string) => `<!doctype html>
<html lang="${languageOf(lang).tag}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/${folder}/baseline.css">
</head>
<body>${body}</body>
</html>
`;

/** Writes a file and its compressed copies, at the level at which the server compresses pages. */
async function writeCompressed(file: string, content: string): Promise<void> {
  await writeFile(file, content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content));
}

/** Generates the baselines for some languages from the landing pages that a server sends, in the build it serves. */
export async function writeBaselines(
  browser: Browser,
  origin: string,
  distDir: string,
  langs: ReadonlySet<Lang>,
): Promise<void> {
  const target = path.join(distDir, folder);
  await mkdir(target, { recursive: true });
  await writeCompressed(path.join(target, 'baseline.css'), css);
  // On a phone, as prerendered: without what its script would add.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    javaScriptEnabled: false,
  });
  for (const lang of langs) {
    const page = await context.newPage();
    await page.goto(`${origin}/${lang}`);
    const body = await page.evaluate(bareText);
    if (!/<h1>/.test(body)) throw new Error(`The landing page in ${lang} was not built ahead`);
    await writeCompressed(path.join(distDir, baselinePath(lang)), baselineHtml(lang, body));
    await page.close();
  }
  await context.close();
}

/** The compressed size of a baseline in bytes. */
export const baselineSize = async (distDir: string, lang: Lang): Promise<number> =>
  (await readFile(path.join(distDir, `${baselinePath(lang)}.br`))).length;
