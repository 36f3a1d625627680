import * as v from 'valibot';
import { failure } from '../../kernel/failure.ts';
import { processEvent } from '../../commerce/callbacks/events.ts';
import { remoteProviders } from '../../commerce/payments/providers.ts';
import { audit, command } from '../command.ts';
import { word } from '../inputs.ts';
import { listed, pageEntries, pageOptions, readPage } from '../pages.ts';

/** The type of an event, if its payload has one. */
const typeOf = (payload: object): string =>
  'type' in payload && typeof payload.type === 'string' ? payload.type : 'unknown';

/** A provider that sends events, for the help text. */
const example = remoteProviders[0]?.id ?? '';

const list = command({
  name: 'events list',
  summary: "Lists the providers' events, newest first.",
  positionals: [],
  options: {
    provider: { value: example, help: 'of this provider' },
    waiting: { help: 'those that were not processed' },
    ...pageOptions,
  },
  input: v.object({
    provider: v.optional(word),
    waiting: v.optional(v.boolean(), false),
    ...pageEntries,
  }),
  run: async ({ services }, { provider, waiting, ...window }) => {
    let query = services.db.selectFrom('provider_events').selectAll();
    if (provider !== undefined) query = query.where('provider', '=', provider);
    if (waiting) query = query.where('processed_at', 'is', null);
    const page = await readPage(services.db, query, { time: 'received_at', id: 'id', order: 'desc' }, window);
    const data = page.rows.map(
      ({ provider, id, payload, received_at: received, processed_at: processed }) => ({
        provider,
        id,
        type: typeOf(payload),
        receivedAt: received.toISOString(),
        processedAt: processed?.toISOString() ?? null,
      }),
    );
    return listed(
      page,
      data,
      ({ provider, id, type, receivedAt, processedAt }) =>
        `${receivedAt}  ${provider}  ${id}  ${type}  ${processedAt === null ? 'waits' : 'done'}`,
    );
  },
});

const replay = command({
  name: 'events replay',
  summary: 'Processes an event again. What it says is recorded once.',
  positionals: ['id'],
  options: { provider: { value: example, help: 'if the id alone is ambiguous' } },
  input: v.object({ id: word, provider: v.optional(word) }),
  run: async (context, { id, provider }) => {
    const { services } = context;
    let query = services.db.selectFrom('provider_events').select('provider').where('id', '=', id);
    if (provider !== undefined) query = query.where('provider', '=', provider);
    const [found, ...others] = await query.execute();
    if (!found) throw failure('NOT_FOUND', `There is no event ${id}.`);
    if (others.length > 0) throw failure('BAD_USER_INPUT', 'Several providers have that event: say which.');
    const outcome = await processEvent(services, found.provider, id, {
      again: true,
      also: (trx, outcome) => audit(trx, context, 'events replay', id, { provider: found.provider, outcome }),
    });
    return {
      lines: [`${found.provider} ${id}: ${outcome}`],
      data: { provider: found.provider, id, outcome },
      failed: outcome !== 'done',
    };
  },
});

export const events = [list, replay];
