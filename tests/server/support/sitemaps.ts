import type { FastifyInstance } from 'fastify';

/** The paths that a sitemap lists, pages or other sitemaps. */
export const sitemapPathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** The text of all sitemaps of the index. */
export async function wholeSitemap(app: Pick<FastifyInstance, 'inject'>): Promise<string> {
  const index = await app.inject('/sitemap.xml');
  const files = await Promise.all(sitemapPathsIn(index.body).map((path) => app.inject(path)));
  return files.map(({ body }) => body).join('');
}
