import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pictureFormats } from '../../src/shared/pictures.ts';
import { renditionOf } from '../commerce/library/pictures.ts';
import type { Services } from '../kernel/services.ts';

const pixels = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number));

const asked = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  width: pixels,
  height: pixels,
  format: v.picklist(pictureFormats),
});

/**
 * `GET /pictures/<id>/640x427.avif`: pictures of the catalog, in the sizes and formats of `src/shared/pictures.ts`. The
 * ID is a hash of the file, so responses can be cached indefinitely.
 */
export async function pictureRoutes(
  app: FastifyInstance,
  { db, config }: Pick<Services, 'db' | 'config'>,
): Promise<void> {
  app.get<{ Params: { id: string; name: string } }>('/pictures/:id/:name', async ({ params }, reply) => {
    const { id, name } = params;
    const [, width, height, format] = /^(\d+)x(\d+)\.(\w+)$/.exec(name) ?? [];
    const parsed = v.safeParse(asked, { id, width, height, format });
    const content = parsed.success ? await renditionOf(db, config, parsed.output) : undefined;
    if (!content) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      })
      .type(`image/${format}`)
      .send(content);
  });
}
