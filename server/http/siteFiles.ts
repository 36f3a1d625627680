import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../kernel/services.ts';
import { providerPages } from './apiPath.ts';
import { sitemap } from './sitemap.ts';

/** How long a sitemap is cached, in milliseconds. */
const freshFor = 300_000;

interface MadeSitemap {
  readonly xml: string;
  readonly etag: string;
  readonly madeAt: number;
}

/** Private pages are not listed here: they say noindex themselves, which crawlers barred from them would never see. */
const robots = (origin: string): string => `User-agent: *
Allow: /
${providerPages.map((path) => `Disallow: ${path}/`).join('\n')}
Disallow: /api/
Disallow: /public-graphql

Sitemap: ${origin}/sitemap.xml
`;

/** Files for search engines. */
export async function siteFiles(
  app: FastifyInstance,
  { db, config }: Pick<Services, 'db' | 'config'>,
): Promise<void> {
  let made: MadeSitemap | undefined;
  let making: Promise<MadeSitemap> | undefined;

  const make = async (): Promise<MadeSitemap> => {
    const xml = await sitemap(db, config.publicOrigin);
    const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
    return { xml, etag, madeAt: performance.now() };
  };

  app.get('/sitemap.xml', async (request, reply) => {
    if (!made || performance.now() - made.madeAt >= freshFor) {
      making ??= make().finally(() => (making = undefined));
      made = await making;
    }
    const { xml, etag } = made;
    reply.headers({ 'cache-control': 'public, max-age=300', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/xml; charset=utf-8').send(xml);
  });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(config.publicOrigin)),
  );
}
