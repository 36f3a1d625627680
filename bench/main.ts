/** Measures what the product promises; `npm run bench -- --help` lists the benches. */
import { parseArgs } from 'node:util';

interface Bench {
  readonly says: string;
  /** Runs it, or only the named parts; false if it missed its target. */
  readonly run: (parts: readonly string[]) => Promise<boolean>;
}

const benches: Readonly<Record<string, Bench>> = {
  crash: {
    says: 'money moved while all servers are killed at once, again and again: one on the embedded database, two on that of DATABASE_URL',
    run: async () => (await import('./payments/crashTest.ts')).crashTestAll(),
  },
  copies: {
    says: 'the same with three servers behind a proxy on one PostgreSQL, one of them killed and all database connections ended every few seconds',
    run: async () => (await import('./payments/crashTest.ts')).crashTestCopies(),
  },
  statements: {
    says: 'every statement of a sale from a wallet and of one by card, on PostgreSQL, with its milliseconds',
    run: async () => (await import('./payments/printStatements.ts')).printStatements(),
  },
  server: {
    says: 'requests a second and p99 of single operations on PostgreSQL, beside a server that does nothing',
    run: async () => (await import('./server/serverSpeed.ts')).serverSpeed(),
  },
  lists: {
    says: 'the first page of transactions of an account with 1,000 and of one with 1,000,000, on PostgreSQL',
    run: async () => (await import('./server/listSpeed.ts')).listSpeed(),
  },
  desk: {
    says: 'the desk among 1,000,000 orders, or as many as are named: first page, each filter, each search, on PostgreSQL',
    run: async (parts) => (await import('./server/deskSpeed.ts')).deskSpeed(parts),
  },
  files: {
    says: 'the memory of a server during downloads: 20 of 200 MB at once, one of 500 MB, some that nobody reads',
    run: async () => (await import('./files/downloads.ts')).downloadMemory(),
  },
  pages: {
    says: 'rendering pages: time, rate, random addresses, changes of prices, memory; or only: render kept random prices memory',
    run: async (parts) => (await import('./pages/pageSpeed.ts')).pageSpeed(parts),
  },
  catalogue: {
    says: 'a folder of 10,000 products into the database, twice, on PostgreSQL and on the embedded database',
    run: async () => (await import('./catalogue/applySpeed.ts')).applySpeed(),
  },
  attacks: {
    says: 'attacks of strangers, each on a server of its own: what is refused, the memory and time they take, and whether other people are answered',
    run: async () => (await import('./attacks/runAttacks.ts')).runAttacks(),
  },
};

// So that the servers it started end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const {
  positionals: [name = 'crash', ...parts],
  values: { help = false },
} = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
const bench = help ? undefined : benches[name];
if (bench) process.exit((await bench.run(parts)) ? 0 : 1);

const lines = [
  ...(help ? [] : [`There is no bench "${name}".`]),
  'npm run bench -- <name>',
  ...Object.entries(benches).map(([each, { says }]) => `  ${each.padEnd(10)} ${says}`),
  'PostgreSQL is that of DATABASE_URL, else one on 127.0.0.1:5432, else one started for the time. Every bench makes a',
  'database of its own and drops it; after a loss it is kept. They end with 1 where something was lost or missed.',
];
console[help ? 'log' : 'error'](lines.join('\n'));
process.exit(help ? 0 : 2);
