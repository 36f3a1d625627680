import type { FastifyInstance } from 'fastify';
import { avatarSizes } from '../../src/shared/avatar.ts';
import type { Services } from '../kernel/services.ts';

interface Asked {
  Params: { id: string };
  Querystring: { size?: unknown };
}

/** The requested width in pixels, by default the largest; undefined if there is no such size. */
function pixelsOf(size: unknown): number | undefined {
  if (size === undefined) return Math.max(...avatarSizes);
  return avatarSizes.find((pixels) => String(pixels) === size);
}

/** `GET /avatars/<id>?size=128`: profile pictures. A new picture gets a new URL, so each can be cached indefinitely. */
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
