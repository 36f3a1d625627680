import type { APIRequestContext } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/run.ts';
import { expect, test } from '../support/productionShop.ts';

const langs = ['en', 'de'] as const;
type Language = (typeof langs)[number];

/** Texts that tell about the demo's company. */
const ofCompany =
  /^(?:about:(?:hero\.(?:lead|caption)|story|money)|team:(?:hero|rules|join)|projects:(?:hero|lines|collaborations\.(?:hero|list|how))|project[A-Z]\w+:(?:hero\.(?:title|lead)|how|facts|pieces|mentors|offers\.list|rules|policy|ways|letter|promise|prints|films|garments|meta\.description)|common:footer\.tagline)/;

interface Messages {
  readonly [key: string]: string | Messages;
}

const flat = (messages: Messages, prefix: string): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

/** The claims of the demo's company in a language; short ones are words that other texts use, too. */
const claimsIn = (lang: Language): string[] =>
  readdirSync(path.join(root, 'locales', lang))
    .flatMap((file) => {
      const messages = JSON.parse(readFileSync(path.join(root, 'locales', lang, file), 'utf8')) as Messages;
      return flat(messages, `${path.basename(file, '.json')}:`);
    })
    .filter(([key, text]) => ofCompany.test(key) && text.length > 20 && !text.includes('{{'))
    .map(([, text]) => text);

const decoded = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** Every page that a visitor can reach from the start, with its status. */
async function walk(request: APIRequestContext): Promise<Map<string, { status: number; html: string }>> {
  const found = new Map<string, { status: number; html: string }>();
  const waiting = langs.map((lang) => `/${lang}`);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    const response = await request.get(next);
    const html = await response.text();
    found.set(next, { status: response.status(), html });
    const links = html
      .replaceAll(/<template\b.*?<\/template>/gs, '')
      .matchAll(/<a [^>]*href="(\/(?:en|de)(?:\/[^"#?]*)?)[^"]*"/g);
    for (const [, link = ''] of links) if (!found.has(link)) waiting.push(link);
  }
  return found;
}

async function expectHonest(request: APIRequestContext): Promise<string[]> {
  const pages = await walk(request);
  const dead = [...pages].filter(([, { status }]) => status !== 200).map(([address]) => address);
  expect(dead).toEqual([]);
  for (const lang of langs) {
    const claims = claimsIn(lang);
    expect(claims.length).toBeGreaterThan(100);
    for (const [address, { html }] of pages) {
      if (!address.startsWith(`/${lang}`)) continue;
      const text = decoded(html);
      expect([address, claims.filter((claim) => text.includes(claim))]).toEqual([address, []]);
    }
  }
  return [...pages.keys()];
}

const sitemapOf = async (request: APIRequestContext): Promise<string[]> => {
  const xml = await (await request.get('/sitemap-en.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};

test('a shop of its own claims nothing of the demo’s, and links to nothing that it does not have', async ({
  request,
  shop,
}) => {
  await shop.admin('catalog', 'apply', 'night');
  await expect.poll(async () => (await request.get('/en/services')).status()).toBe(200);
  const walked = await expectHonest(request);
  expect(walked).toEqual(
    expect.arrayContaining(['/en/services', '/en/products/letters-from-winter', '/de/researches/dark-hours']),
  );
  expect(walked.filter((address) => /team|collaborations|kapusta/.test(address))).toEqual([]);
  for (const address of await sitemapOf(request))
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});
