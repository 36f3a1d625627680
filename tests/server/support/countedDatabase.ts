import type { Kysely } from 'kysely';
import type { Database } from '../../../server/database/schema.ts';

interface CountedDatabase {
  readonly db: Kysely<Database>;
  /** The queries sent so far, since `queriesOf` was last called. */
  readonly queries: number;
  /** How many queries some work sends to it; one work at a time. */
  queriesOf(work: () => Promise<unknown>): Promise<number>;
}

/** The same database, with its queries counted. */
export function countedDatabase(db: Kysely<Database>): CountedDatabase {
  let queries = 0;
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      // Every one that is sent, also one whose text is made once.
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
