import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../kernel/metrics.ts';
import type { Services } from '../kernel/services.ts';
import { blockedOf, directiveOf, pageOf, reportsIn } from './cspReport.ts';
import { NetworkQuota } from './networkQuota.ts';

/** The endpoint for Content Security Policy violations. */
export const cspReportsPath = '/api/csp-reports';

/** The maximum size of a request, in bytes. */
const bodyLimit = 16_384;

/** The maximum number of reports per network and minute, and of networks tracked. */
const quota = { perNetwork: 30, networks: 2000, windowMs: 60_000 };

/** The minimum time between two log lines for one directive, in milliseconds. */
const logEvery = 60_000;

/**
 * Counts Content Security Policy violations and logs one per minute and directive. Anyone can send reports, so nothing
 * is stored, and the response is always 204.
 */
export async function cspReports(
  app: FastifyInstance,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  { cspReports: counted, cspReportsIgnored: ignored }: Pick<Metrics, 'cspReports' | 'cspReportsIgnored'>,
): Promise<void> {
  const allowance = new NetworkQuota(quota);
  const loggedAt = new Map<string, number>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  // Too large or aborted: no one is waiting for a reason.
  app.setErrorHandler((_error, _request, reply) => {
    ignored.inc({ reason: 'unreadable' });
    return reply.header('cache-control', 'no-store').code(204).send();
  });

  app.post(cspReportsPath, async (request, reply) => {
    reply.header('cache-control', 'no-store').code(204);
    const now = clock().getTime();
    const reports = Buffer.isBuffer(request.body) ? reportsIn(request.body.toString()) : undefined;
    if (!reports) ignored.inc({ reason: 'unreadable' });
    for (const report of reports ?? []) {
      if (!allowance.take(request.ip, now)) {
        ignored.inc({ reason: 'limit' });
        continue;
      }
      const directive = directiveOf(report);
      counted.inc({ directive });
      if (now - (loggedAt.get(directive) ?? -Infinity) < logEvery) continue;
      loggedAt.set(directive, now);
      log.warn(
        { directive, blocked: blockedOf(report), page: pageOf(report) },
        'the content security policy was violated',
      );
    }
    return reply.send();
  });
}
