/** `npm run pictures`: retakes the pictures in the README and the manifests from the built application. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoUser } from '../server/demo/seedDemoUser.ts';
import { languages, type Lang } from '../src/shared/languages.ts';
import { paths } from '../src/shared/paths.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { root } from './run.ts';
import { startTestServer } from './testServer.ts';
import { screenshotPath, screenshots } from './vite/webManifest.ts';

interface Picture {
  name: string;
  path: string;
  colorScheme: 'light' | 'dark';
  width: number;
  height: number;
  /** Whether the demo user is logged in. */
  signedIn?: boolean;
}

const pictures: readonly Picture[] = [
  { name: 'landing', path: paths.landing.href('en'), colorScheme: 'light', width: 1280, height: 800 },
  {
    name: 'payment-en-light',
    path: paths.productPayment.href('en', '2', { tariff: 'atlas-scholar' }),
    colorScheme: 'light',
    width: 1280,
    height: 1000,
  },
  {
    name: 'payment-ar-dark',
    path: paths.productPayment.href('ar', '2', { tariff: 'atlas-scholar' }),
    colorScheme: 'dark',
    width: 1280,
    height: 1000,
  },
  {
    name: 'art-en-light',
    path: paths.project.href('en', 'art'),
    colorScheme: 'light',
    width: 1280,
    height: 1000,
  },
  {
    name: 'science-ar-dark',
    path: paths.project.href('ar', 'science'),
    colorScheme: 'dark',
    width: 1280,
    height: 1000,
  },
  ...(['General', 'Security', 'Achievements'] as const).map((part) => ({
    name: part.toLowerCase(),
    path: paths[`profile${part}`].href('en'),
    colorScheme: part === 'Achievements' ? ('dark' as const) : ('light' as const),
    width: 1280,
    height: 1100,
    signedIn: true,
  })),
  ...(
    [
      ['wallet', paths.wallet, 'en', 'light'],
      ['payments', paths.payments, 'ar', 'dark'],
      ['subscription', paths.subscription, 'en', 'light'],
    ] as const
  ).map(([name, { href }, lang, colorScheme]) => ({
    name,
    path: href(lang),
    colorScheme,
    width: 1280,
    height: 1100,
    signedIn: true,
  })),
  {
    name: 'desk',
    path: paths.deskOrders.href('en'),
    colorScheme: 'light',
    width: 1280,
    height: 1100,
    signedIn: true,
  },
];

const folder = path.join(root, 'docs/pictures');

/** Opens a page and waits until everything is loaded. */
async function openSettled(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  // A first visit doesn't wait for fonts; the second has them cached.
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('html[data-started] h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

async function take(browser: Browser, origin: string, picture: Picture): Promise<void> {
  const { name, colorScheme, width, height } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  if (picture.signedIn) {
    const { login, password } = demoUser;
    const answer = await context.request.post(`${origin}/api/auth/login`, { data: { login, password } });
    const { data }: { data: { token: string } } = await answer.json();
    await context.addCookies([{ name: 'token', value: data.token, url: origin }]);
  }
  const page = await openSettled(context, origin + picture.path);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await context.close();
}

/** Takes screenshots of the home page in a language, which a system shows before the application is installed. */
async function takeScreenshots(browser: Browser, origin: string, lang: Lang): Promise<void> {
  for (const { form, width, height } of screenshots) {
    const deviceScaleFactor = form === 'narrow' ? 1.5 : 1;
    const context = await browser.newContext({
      viewport: { width: width / deviceScaleFactor, height: height / deviceScaleFactor },
      deviceScaleFactor,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await openSettled(context, origin + paths.landing.href(lang));
    const picture = sharp(await page.screenshot()).webp({ quality: 70 });
    await picture.toFile(path.join(root, 'public', screenshotPath(lang, form)));
    await context.close();
  }
}

const server = await startTestServer({ port: 4292 });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
try {
  await mkdir(folder, { recursive: true });
  for (const picture of pictures) await take(browser, server.origin, picture);
  await mkdir(path.join(root, 'public/install'), { recursive: true });
  for (const { prefix } of languages) await takeScreenshots(browser, server.origin, prefix);
} finally {
  await browser.close();
  await server.stop();
}
