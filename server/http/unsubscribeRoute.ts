import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { changeReminders, remindersPage, unsubscribePath } from '../commerce/reminders/unsubscribe.ts';
import { callerOf } from '../identity/callerOf.ts';
import { Failure } from '../kernel/failure.ts';
import { withRefunds } from '../kernel/refundOnFailure.ts';
import type { Services } from '../kernel/services.ts';

const query = v.object({ code: v.fallback(v.string(), '') });

/**
 * The address in the foot and the headers of a reminder. GET leads to the page that asks, as programs that check mails
 * open links too. POST is the button of a mail program (RFC 8058), which comes without cookies, and asks nothing.
 */
export async function unsubscribeRoute(app: FastifyInstance, services: Services): Promise<void> {
  // What is in the form is always the same.
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
      // Where the address is erased nothing is mailed to it any more.
      if (!(error instanceof Failure) || error.code !== 'NOT_FOUND') throw error;
    }
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
