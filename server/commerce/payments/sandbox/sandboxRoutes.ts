import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { fallbackLang } from '../../../../src/shared/languages.ts';
import { messagesFor } from '../../../kernel/messages.ts';
import { sparseWarnings } from '../../../kernel/logSparsely.ts';
import type { Services } from '../../../kernel/services.ts';
import { callbackPayload } from '../callback/callbackPayload.ts';
import type { Receive } from '../providerEvents.ts';
import { sandboxEvent } from './sandboxEvents.ts';
import { sandboxPage, sandboxStyles, sandboxStylesPath } from './sandboxPage.ts';
import {
  chooseOnSandbox,
  findSandboxPayment,
  sandboxChoices,
  signatureHeader,
  webhookPath,
} from './sandboxPayments.ts';
import { verify } from '../callback/signature.ts';

const reference = v.object({ reference: v.pipe(v.string(), v.regex(/^sbx_[0-9a-f]{32}$/)) });
const choice = v.object({ choice: v.picklist(sandboxChoices) });

/** The maximum size of a callback or form, in bytes. */
const bodyLimit = 16_384;

/** The sandbox provider's hosted page and the receiver of its callbacks. */
export async function sandboxRoutes(
  app: FastifyInstance,
  services: Services,
  receive: Receive,
): Promise<void> {
  // Signatures cover the raw bytes, so nothing is parsed before they're verified; forms are read as text too.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body),
  );

  app.get(sandboxStylesPath, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(sandboxStyles),
  );

  app.get('/sandbox/pay/:reference', async (request, reply) => {
    const parsed = v.safeParse(reference, request.params);
    const payment = parsed.success && (await findSandboxPayment(services, parsed.output.reference));
    reply.header('cache-control', 'no-store');
    if (!payment)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(messagesFor(fallbackLang, 'sandbox')('unknown'));
    return reply.type('text/html; charset=utf-8').send(sandboxPage(payment));
  });

  app.post('/sandbox/pay/:reference', async (request, reply) => {
    const parsed = v.safeParse(reference, request.params);
    const chosen = v.safeParse(choice, Object.fromEntries(new URLSearchParams(String(request.body))));
    const payment =
      parsed.success &&
      (chosen.success
        ? await chooseOnSandbox(services, parsed.output.reference, chosen.output.choice)
        : await findSandboxPayment(services, parsed.output.reference));
    if (!payment)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send(messagesFor(fallbackLang, 'sandbox')('unknown'));
    return reply.redirect(chosen.success ? payment.return_url : request.url, 303);
  });

  const warn = sparseWarnings(services);
  app.post(webhookPath, async (request, reply) => {
    const body = String(request.body);
    const header = request.headers[signatureHeader];
    const refuse = (message: string) => {
      warn({ path: webhookPath, reason: message }, 'a callback was refused');
      return reply.code(400).send({ error: { code: 'BAD_USER_INPUT', message } });
    };
    if (!verify(services.secret('sandbox-webhook'), services.clock(), body, String(header)))
      return refuse('The signature does not fit.');
    const event = v.safeParse(v.pipe(v.string(), v.parseJson(), callbackPayload, sandboxEvent), body);
    if (!event.success) return refuse('This is no event of ours.');
    return { data: await receive(event.output.id, event.output) };
  });
}
