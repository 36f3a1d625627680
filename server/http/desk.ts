import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actNamed, runAct } from '../admin/desk/door.ts';
import { DeskFile } from '../admin/desk/deskFile.ts';
import { DeskRefusal } from '../admin/desk/refusal.ts';
import { callerOf } from '../identity/callerOf.ts';
import { failure } from '../kernel/failure.ts';
import { withRefunds } from '../kernel/refundOnFailure.ts';
import type { Services } from '../kernel/services.ts';

/** The maximum size of an act's input, in bytes. */
const bodyLimit = 20_000;

/**
 * Whether a page of another site sends the request. The bearer token already keeps other sites out, since browsers don't
 * add it by themselves; this holds even for a token that leaked.
 */
function isForeign({ headers, host }: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** `POST /api/desk/<act>`: the desk's door beside the shell. */
export async function deskRoute(app: FastifyInstance, services: Services): Promise<void> {
  app.post<{ Params: { act: string } }>('/api/desk/:act', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (isForeign(request, services.config.publicOrigin))
        throw failure('FORBIDDEN', 'The desk is open to its own pages only.');
      const act = actNamed(request.params.act);
      const caller = await callerOf(services, request);
      const answer = await withRefunds(() => runAct(services, caller, act, request.body));
      if (!(answer instanceof DeskFile)) return await reply.send({ data: answer });
      return await reply
        .headers({
          'content-type': answer.type,
          'content-disposition': `attachment; filename="${answer.name}"`,
          'x-content-type-options': 'nosniff',
        })
        .send(Readable.from(answer.parts));
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      const { code, message, change } = error;
      return reply
        .code(code === 'STALE' || code === 'PREVIEW_EXPIRED' ? 409 : 403)
        .send({ error: { code, message, ...(change && { change }) } });
    }
  });
}
