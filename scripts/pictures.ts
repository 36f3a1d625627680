/** `npm run pictures`: takes the README's pictures anew, of the built application. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { demoUser } from '../server/demo/seedDemoUser.ts';
import { paths } from '../src/shared/paths.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { root } from './run.ts';
import { startTestServer } from './testServer.ts';

interface Picture {
  name: string;
  path: string;
  colorScheme: 'light' | 'dark';
  width: number;
  height: number;
  /** Whether the demo user is signed in. */
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
];

const folder = path.join(root, 'docs/pictures');

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
  const page = await context.newPage();
  await page.goto(origin + picture.path, { waitUntil: 'networkidle' });
  // A first visit does not wait for its fonts; the second has them.
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('html[data-started] h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await context.close();
}

const server = await startTestServer({ port: 4292 });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
try {
  await mkdir(folder, { recursive: true });
  for (const picture of pictures) await take(browser, server.origin, picture);
} finally {
  await browser.close();
  await server.stop();
}
