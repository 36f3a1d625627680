import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { changeReminders, remindersPage, unsubscribePath } from '../commerce/reminders/unsubscribe.ts';
import { callerOf } from '../identity/callerOf.ts';
import { Failure } from '../kernel/failure.ts';
import { withRefunds } from '../kernel/refundOnFailure.ts';
import type { Services } from '../kernel/services.ts';

const query = v.object({ code: v.fallback(v.string(), '') });

/**
 * The unsubscribe link in a reminder's footer and headers. GET redirects to a confirmation page, since mail scanners
 * open links too. POST is a mail client's unsubscribe button (RFC 8058), which sends no cookies and expects no
 * confirmation.
 */
export async function unsubscribeRoute(app: FastifyInstance, services: Services): Promise<void> {
  // The form's content is always the same.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
    done(null),
  );

  app.get(unsubscribePath, async (request, reply) => {
    const { code } = v.parse(query, request.query);
    const caller = await callerOf(services, request);
    const page = await withRefunds(() => remindersPage(services, caller, code));
    return reply.header('cache-control', 'no-store').redirect(page, 303);
  });

  app.post(unsubscribePath, async (request, reply) => {
    const { code } = v.parse(query, request.query);
    try {
      await withRefunds(() => changeReminders(services, request, code, false));
    } catch (error) {
      // If the address was erased, no more emails go to it anyway.
      if (!(error instanceof Failure) || error.code !== 'NOT_FOUND') throw error;
    }
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
