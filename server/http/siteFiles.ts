import type { FastifyInstance } from 'fastify';
import type { Services } from '../kernel/services.ts';
import { providerPages } from './apiPath.ts';
import { CompressedText } from './compressedText.ts';
import { cutSlowReader } from './cutSlowReader.ts';
import type { AbsentParts } from './siteParts.ts';
import { sitemapIndexPath, sitemapPaths, sitemaps } from './sitemap.ts';

/** How long the sitemaps are cached, in milliseconds. */
const freshFor = 300_000;

/** How long a client may take to receive one. */
const receiveWithinMs = 60_000;

/** Private pages are not listed here: they say noindex themselves, which crawlers barred from them would never see. */
const robots = (origin: string): string => `User-agent: *
Allow: /
${providerPages.map((path) => `Disallow: ${path}/`).join('\n')}
Disallow: /api/
Disallow: /public-graphql

Sitemap: ${origin}${sitemapIndexPath}
`;

/** Files for search engines. */
export async function siteFiles(
  app: FastifyInstance,
  { db, config }: Pick<Services, 'db' | 'config'>,
  absentParts: AbsentParts,
): Promise<void> {
  let made: { readonly files: ReadonlyMap<string, CompressedText>; readonly at: number } | undefined;
  let making: Promise<typeof made> | undefined;

  const make = async () => {
    const texts = [...(await sitemaps(db, config.publicOrigin, await absentParts()))];
    return {
      files: new Map(texts.map(([path, xml]) => [path, new CompressedText(xml)])),
      at: performance.now(),
    };
  };

  for (const path of sitemapPaths)
    app.get(path, async (request, reply) => {
      if (!made || performance.now() - made.at >= freshFor) {
        making ??= make().finally(() => (making = undefined));
        made = await making;
      }
      const file = made?.files.get(path);
      if (!file) return reply.callNotFound();
      cutSlowReader(reply, receiveWithinMs);
      reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
      return file.send(request, reply.type('application/xml; charset=utf-8'));
    });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(config.publicOrigin)),
  );
}
