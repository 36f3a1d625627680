import type { Kysely } from 'kysely';
import type { Database } from '../../../server/database/schema.ts';

interface CountedDatabase {
  readonly db: Kysely<Database>;
  /** The queries sent since `queriesOf` was last called. */
  readonly queries: number;
  /** How many queries some work sends; call it for one piece of work at a time. */
  queriesOf(work: () => Promise<unknown>): Promise<number>;
}

/** A database that counts its queries. */
export function countedDatabase(db: Kysely<Database>): CountedDatabase {
  let queries = 0;
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      // Counts each query that is sent, even if it was compiled only once.
      transformResult: async ({ result }) => {
        queries += 1;
        return result;
      },
    }),
    get queries() {
      return queries;
    },
    async queriesOf(work) {
      queries = 0;
      await work();
      return queries;
    },
  };
}
