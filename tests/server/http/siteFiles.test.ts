import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/kernel/config.ts';
import { languages } from '../../../src/shared/languages.ts';
import { isPagePath } from '../../../src/shared/pagePaths.ts';
import { publicPatterns } from '../../../src/shared/publicPatterns.ts';
import { builtSite } from '../support/builtSite.ts';
import { sitemapPathsIn, wholeSitemap } from '../support/sitemaps.ts';
import { testApp, testServices } from '../support/harness.ts';

const { distDir } = await builtSite({ 'index.html': '<!doctype html><title>The application</title>' });

const origin = 'https://site.example';
const services = await testServices({ DIST_DIR: distDir, PUBLIC_ORIGIN: origin });
const { db } = services;
const app = await testApp(services);

/** The sitemaps' entry for each URL. */
async function entries(of = app): Promise<Map<string, string>> {
  const body = await wholeSitemap(of);
  return new Map(
    [...body.matchAll(/<url>\n<loc>(.*?)<\/loc>([^]*?)<\/url>/g)].map(([, loc = '', rest = '']) => [
      loc,
      rest,
    ]),
  );
}

const alternatesOf = (text: string | undefined): [string, string][] =>
  [...(text ?? '').matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', href = '']) => [tag, href]);

describe('the sitemap', () => {
  it('is XML with absolute URLs, each an existing page, each once', async () => {
    const response = await app.inject('/sitemap.xml');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemapPathsIn(response.body)).toEqual(languages.map(({ prefix }) => `/sitemap-${prefix}.xml`));
    const found = await entries();
    expect(found.size).toBe((publicPatterns.length + 24 + 8) * languages.length);
    expect((await wholeSitemap(app)).match(/<url>/g)).toHaveLength(found.size);
    const strays = [...found.keys()].filter(
      (address) => !address.startsWith(`${origin}/`) || !isPagePath(new URL(address).pathname),
    );
    expect(strays).toEqual([]);
  });

  it('names every page in every language, with an x-default', async () => {
    const found = await entries();
    const team = alternatesOf(found.get(`${origin}/kz/team`));
    expect(team).toEqual([
      ...languages.map(({ prefix, tag }) => [tag, `${origin}/${prefix}/team`]),
      ['x-default', `${origin}/en/team`],
    ]);
    expect(team.map(([tag]) => tag)).toEqual(expect.arrayContaining(['en-US', 'kk', 'uk', 'zh-Hans']));
    expect(alternatesOf(found.get(`${origin}/de`)).at(-1)).toEqual(['x-default', `${origin}/`]);
    for (const text of found.values()) expect(alternatesOf(text)).toHaveLength(languages.length + 1);
  });

  it('has the published studies with their date, and no others', async () => {
    const found = await entries();
    expect(found.get(`${origin}/ar/researches/speed-of-news`)).toContain('<lastmod>2025-11-05</lastmod>');
    expect(found.get(`${origin}/ar/team`)).not.toContain('lastmod');
    for (const slug of ['drawing-from-memory', 'first-hundred-letters'])
      expect(found.has(`${origin}/en/researches/${slug}`)).toBe(false);
  });

  it('is cached for a while, and not sent again to a client that has it', async () => {
    const first = await app.inject('/sitemap-en.xml');
    await db.updateTable('researches').set({ status: 'DRAFT' }).where('slug', '=', 'speed-of-news').execute();
    const again = await app.inject({
      url: '/sitemap-en.xml',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const fresh = await testApp(services);
    expect((await entries(fresh)).has(`${origin}/en/researches/speed-of-news`)).toBe(false);
    await db
      .updateTable('researches')
      .set({ status: 'PUBLISHED' })
      .where('slug', '=', 'speed-of-news')
      .execute();
  });

  it('is in files of one language each, compressed for those who can read it', async () => {
    const plain = await app.inject('/sitemap-de.xml');
    expect(plain.body).not.toContain(`<loc>${origin}/en`);
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding']);
    const packed = await app.inject({ url: '/sitemap-de.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect((await app.inject('/sitemap-xx.xml')).statusCode).toBe(404);
  });

  it('stays valid XML whatever a slug contains', async () => {
    await db
      .updateTable('researches')
      .set({ slug: `a&b<c>'"` })
      .where('slug', '=', 'speed-of-news')
      .execute();
    const { body } = await (await testApp(services)).inject('/sitemap-en.xml');
    expect(body).toContain(`${origin}/en/researches/a%26b%3Cc%3E&#39;%22`);
    expect(body.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    await db.updateTable('researches').set({ slug: 'speed-of-news' }).where('id', '=', '6').execute();
  });
});

describe('robots.txt', () => {
  it('keeps crawlers out of the API only, and names the sitemap', async () => {
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.match(/^Disallow: .*$/gm)).toEqual([
      'Disallow: /sandbox/',
      'Disallow: /api/',
      'Disallow: /public-graphql',
    ]);
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});

describe('security.txt', () => {
  const read = async (of = app) => {
    const { body, headers } = await of.inject('/.well-known/security.txt');
    return {
      headers,
      fields: new Map(
        body
          .trimEnd()
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
      ),
    };
  };

  it('says where to report a vulnerability, in the fields of RFC 9116', async () => {
    const { headers, fields } = await read();
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(Object.fromEntries(fields)).toEqual({
      Contact: 'mailto:contact@site.example',
      Expires: '2027-05-20T00:00:00Z',
      'Preferred-Languages': 'en',
      Canonical: `${origin}/.well-known/security.txt`,
    });
  });

  it('is never about to expire, and valid for less than a year', async () => {
    for (const days of [0, 1, 100, 400]) {
      services.time.advance({ days });
      const ahead = Date.parse((await read()).fields.get('Expires') ?? '') - services.clock().getTime();
      expect(ahead).toBeGreaterThan(170 * 86_400_000);
      expect(ahead).toBeLessThan(365 * 86_400_000);
    }
  });

  it('names another contact and a policy if they are configured', async () => {
    const config = readConfig({
      PUBLIC_ORIGIN: origin,
      SECURITY_CONTACT: 'security@site.example',
      SECURITY_POLICY: 'https://site.example/policy',
    });
    const { fields } = await read(await testApp({ ...services, config: { ...config, distDir } }));
    expect(fields.get('Contact')).toBe('mailto:security@site.example');
    expect(fields.get('Policy')).toBe('https://site.example/policy');
  });
});

describe('a study’s page', () => {
  const statusOf = async (url: string, of = app) => (await of.inject(url)).statusCode;

  it('exists for published and archived studies, and for no other slug', async () => {
    expect(await statusOf('/en/researches/speed-of-news')).toBe(200);
    expect(await statusOf('/de/researches/first-hundred-letters')).toBe(200);
    for (const slug of ['drawing-from-memory', 'nothing', '%00', 'speed-of-news%00', 'x'.repeat(500)]) {
      const { statusCode, body } = await app.inject(`/en/researches/${slug}`);
      expect([slug, statusCode]).toEqual([slug, 404]);
      expect(body).toContain('The application');
    }
    expect(await statusOf('/en/team')).toBe(200);
  });

  it('takes two queries for any number of slugs, current and former', async () => {
    let queries = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"researches"')) queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const other = await testApp({ ...services, db: counting });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => statusOf(`/en/researches/unknown-${index}`, other)),
    );
    expect(queries).toBe(2);
  });

  it('is assumed to exist while the database is down', async () => {
    const failing = db.withPlugin({
      transformQuery: () => {
        throw new Error('no database');
      },
      transformResult: async ({ result }) => result,
    });
    const broken = await testApp({ ...services, db: failing });
    expect(await statusOf('/en/researches/unknown', broken)).toBe(200);
    expect(services.log.takeErrors().join('\n')).toContain('slugs of the researches');
  });
});
