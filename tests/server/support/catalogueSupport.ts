import { readFileSync } from 'node:fs';
import path from 'node:path';
import { graphql } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { currentCatalogue, type CatalogueContext } from '../../../server/catalogue/currentCatalogue.ts';
import { catalogue } from '../../../server/graphql/resolvers/catalogue.ts';
import { dreams } from '../../../server/graphql/resolvers/dreams.ts';
import { ratings } from '../../../server/graphql/resolvers/ratings.ts';
import { researches } from '../../../server/graphql/resolvers/researches.ts';
import { titles } from '../../../server/graphql/resolvers/titles.ts';
import { scalars } from '../../../server/graphql/scalars.ts';
import { nobody } from './checkoutSupport.ts';
import { countedDatabase } from './countedDatabase.ts';
import type { TestServices } from './harness.ts';

const contract = path.resolve(import.meta.dirname, '../../../src/data/schema.graphql');
const schema = createSchema<CatalogueContext>({
  typeDefs: readFileSync(contract, 'utf8'),
  resolvers: [scalars, catalogue, researches, dreams, ratings, titles],
});

const countedBy = new WeakMap<TestServices, ReturnType<typeof countedDatabase>>();

/** The same counted database for the same services, since the in-memory catalog is cached per database object. */
function countedOn(services: TestServices): ReturnType<typeof countedDatabase> {
  const counted = countedBy.get(services) ?? countedDatabase(services.db);
  countedBy.set(services, counted);
  return counted;
}

/** The response to a catalog query, and how many SQL queries it took. */
export async function ask(
  services: TestServices,
  source: string,
  caller: Partial<CatalogueContext> = {},
): Promise<{ data: unknown; errors: readonly Error[]; queries: number }> {
  const counted = countedOn(services);
  // Loads the in-memory catalog first: only the check whether it's current is to be counted.
  await currentCatalogue(counted.db, services.clock());
  let answer: Awaited<ReturnType<typeof graphql>> | undefined;
  const clock = caller.clock ?? services.clock;
  const queries = await counted.queriesOf(async () => {
    const contextValue: CatalogueContext = {
      ...services,
      db: counted.db,
      ...nobody,
      requestId: 'test',
      catalogue: await currentCatalogue(counted.db, clock()),
      ...caller,
    };
    answer = await graphql({ schema, source, contextValue });
  });
  const { data, errors = [] } = answer ?? {};
  // A plain object, as after JSON serialization.
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors, queries };
}
