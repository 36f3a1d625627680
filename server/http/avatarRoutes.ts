import type { FastifyInstance } from 'fastify';
import { avatarSizes } from '../../src/shared/avatar.ts';
import type { Services } from '../kernel/services.ts';

interface Asked {
  Params: { id: string };
  Querystring: { size?: unknown };
}

/** The width that a query asks for in pixels, the largest where it does not; undefined where there is no such. */
function pixelsOf(size: unknown): number | undefined {
  if (size === undefined) return Math.max(...avatarSizes);
  return avatarSizes.find((pixels) => String(pixels) === size);
}

/** `GET /avatars/<id>?size=128`: people's pictures. A new picture has a new address, so that each is kept for good. */
export async function avatarRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): Promise<void> {
  app.get<Asked>('/avatars/:id', async ({ params, query }, reply) => {
    const pixels = pixelsOf(query.size);
    if (pixels === undefined || !/^[\w-]{22}$/.test(params.id)) return reply.callNotFound();
    const picture = await db
      .selectFrom('avatar_images')
      .select('bytes')
      .where('avatar_id', '=', params.id)
      .where('pixels', '=', pixels)
      .executeTakeFirst();
    if (!picture) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      })
      .type('image/webp')
      .send(Buffer.from(picture.bytes));
  });
}
