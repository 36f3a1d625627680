import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { languageOf } from '../../src/shared/languages.ts';
import { transactionTransitions, type TransactionState } from '../../src/shared/states.ts';
import { parseInput } from '../kernel/parseInput.ts';
import { consumeLimit } from '../kernel/rateLimits.ts';
import { withRefunds } from '../kernel/refundOnFailure.ts';
import { callerOf } from '../identity/callerOf.ts';
import { signedIn } from '../kernel/caller.ts';
import type { Services } from '../kernel/services.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import { listSearch } from '../commerce/orders/lists.ts';
import { numberReceipts } from '../commerce/checkout/numberReceipts.ts';
import { csvName, transactionsCsv } from '../commerce/wallet/transactionsCsv.ts';

const instant = v.optional(
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
);
const status = v.custom<TransactionState>(
  (value) => typeof value === 'string' && Object.hasOwn(transactionTransitions, value),
  'invalid',
);

/** The list's filters as query parameters; `status` may be repeated. */
const csvQuery = v.object({
  status: v.optional(
    v.union([
      v.array(status),
      v.pipe(
        status,
        v.transform((one) => [one]),
      ),
    ]),
  ),
  from: instant,
  to: instant,
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
});

/** Yields a chunk that was already read, then the rest. */
async function* withFirst(
  first: IteratorResult<string>,
  rest: AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (!first.done) yield first.value;
  yield* rest;
}

/** `GET /api/transactions.csv`: the caller's transactions as a file, authorized only by the bearer header. */
export async function csvRoute(app: FastifyInstance, services: Services): Promise<void> {
  app.get('/api/transactions.csv', async (request, reply) => {
    const caller = await callerOf(services, request);
    const user = signedIn(caller);
    const { from, to, search, status: statuses } = parseInput(csvQuery, request.query);
    const catalogue = await currentCatalogue(services.db, services.clock());
    const rows = transactionsCsv(
      services.db,
      user.id,
      {
        ...(statuses && { status: statuses }),
        ...(from && { from }),
        ...(to && { to }),
        ...(search && { search: listSearch(catalogue, search) }),
      },
      caller.lang,
    );
    const first = await withRefunds(async () => {
      await consumeLimit(services.db, 'csvAccount', user.id);
      await numberReceipts(services);
      return rows.next();
    });
    reply.headers({
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-language': languageOf(caller.lang).tag,
      'content-disposition': `attachment; filename="${csvName(services.clock(), caller.lang)}"`,
      vary: 'authorization, accept-language',
    });
    return reply.send(Readable.from(withFirst(first, rows)));
  });
}
