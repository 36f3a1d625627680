import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { freePort, startCopy } from '../../../bench/support/serverCopy.ts';
import { fillDataDir } from '../support/testDatabase.ts';
import { seeded } from '../support/harness.ts';

/** How many documents a stranger sends; `MEMORY_DOCUMENTS=3000 MEMORY_HEAP=512` makes a long run. */
const count = Number(process.env['MEMORY_DOCUMENTS'] ?? '240');
/** The server's heap limit in MB; it would overflow if these documents were cached. */
const heap = Number(process.env['MEMORY_HEAP'] ?? '128');
const atOnce = 8;

const dataDir = await mkdtemp(`${tmpdir()}/document-memory-`);
await fillDataDir(dataDir, seeded);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const fields = '__typename '.repeat(1_440);
const unknown = Array.from({ length: 400 }, (_, index) => `nothing${index}`).join(' ');

/** Documents that a stranger could send: all different, and just below the size that is refused unread. */
const shapes: ((index: number) => object)[] = [
  (index) => ({ query: `query Q${index}{ ${fields}}` }),
  (index) => ({ query: `query Q${index}{ ${unknown} }` }),
  (index) => ({ query: `{ productById(id: "${index}${'x'.repeat(15_900)}") { id } }` }),
  (index) => ({ query: `query Q${index}{ ${fields}`, operationName: `Q${index}` }),
  (index) => ({
    query: `query Q${index}(${Array.from({ length: 150 }, (_, at) => `$v${at}: Int`).join(' ')}) { __typename }`,
    variables: Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`v${at}`, 'x'.repeat(380)])),
  }),
  (index) => ({ documentId: `sha256:${String(index).padStart(64, '0')}` }),
];

async function send(origin: string, body: object): Promise<void> {
  const response = await fetch(`${origin}/public-graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  expect([200, 400]).toContain(response.status);
}

/** In MB, from the server's own metrics. */
async function memoryOf(origin: string): Promise<{ heap: number; resident: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1_000_000;
  return { heap: read('nodejs_heap_size_used_bytes'), resident: read('process_resident_memory_bytes') };
}

it.each(['any', 'trusted'] as const)(
  'a server with a small heap survives any stream of documents when %s documents are executed',
  { timeout: 180_000 + count * 200 },
  async (documents) => {
    const server = await startCopy(await freePort(), {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      GRAPHQL_DOCUMENTS: documents,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--max-old-space-size=${heap}`,
    });
    try {
      const before = await memoryOf(server.origin);
      let most = before.heap;
      for (let index = 0; index < count; index += atOnce) {
        // Three of four are as large as a document may be.
        const bodies = Array.from({ length: atOnce }, (_, at) =>
          shapes[at % 4 === 3 ? (index / atOnce) % shapes.length : 0]?.(index + at),
        );
        await Promise.all(bodies.map((body) => send(server.origin, body ?? {})));
        if (index % 80 === 0) most = Math.max(most, (await memoryOf(server.origin)).heap);
      }
      const after = await memoryOf(server.origin);
      console.info(
        `${count} documents, ${documents}: heap ${before.heap.toFixed()} MB before, ${most.toFixed()} at most, ` +
          `${after.heap.toFixed()} after; resident ${before.resident.toFixed()} → ${after.resident.toFixed()}`,
      );
      expect(after.heap).toBeLessThan(heap);
    } finally {
      await server.stop();
    }
  },
);
