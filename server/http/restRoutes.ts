import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { login } from '../accounts/login/login.ts';
import { withRefunds } from '../kernel/refundOnFailure.ts';
import { callerOf } from '../identity/callerOf.ts';
import type { Services } from '../kernel/services.ts';
import type { RuleSource } from './ruleSource.ts';

/** The maximum size of a JSON body, in bytes. */
const bodyLimit = 10_000;

/** The application's API calls besides GraphQL. */
export async function restRoutes(app: FastifyInstance, services: Services, rules: RuleSource): Promise<void> {
  app.post('/api/auth/login', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = await callerOf(services, request);
    const { token } = await withRefunds(() => login(services, caller, request.body));
    return { data: { token } };
  });

  app.get('/api/route-rules', async (request, reply) => {
    const known = await rules.rules();
    // No list is not an empty list: the application keeps what it has, and asks again.
    if (!rules.isKnown) return reply.code(503).header('retry-after', '10').send();
    const body = JSON.stringify({ data: known });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
