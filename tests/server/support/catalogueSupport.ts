import { readFileSync } from 'node:fs';
import path from 'node:path';
import { graphql } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { currentCatalogue, type CatalogueContext } from '../../../server/catalogue/currentCatalogue.ts';
import { catalogue } from '../../../server/graphql/resolvers/catalogue.ts';
import { dreams } from '../../../server/graphql/resolvers/dreams.ts';
import { researches } from '../../../server/graphql/resolvers/researches.ts';
import { scalars } from '../../../server/graphql/scalars.ts';
import { nobody } from './checkoutSupport.ts';
import { countedDatabase } from './countedDatabase.ts';
import type { TestServices } from './harness.ts';

const contract = path.resolve(import.meta.dirname, '../../../src/data/schema.graphql');
const schema = createSchema<CatalogueContext>({
  typeDefs: readFileSync(contract, 'utf8'),
  resolvers: [scalars, catalogue, researches, dreams],
});

const countedBy = new WeakMap<TestServices, ReturnType<typeof countedDatabase>>();

/** Always the same object for the same services: what is kept in memory of a database is kept for that. */
function countedOn(services: TestServices): ReturnType<typeof countedDatabase> {
  const counted = countedBy.get(services) ?? countedDatabase(services.db);
  countedBy.set(services, counted);
  return counted;
}

/** What a catalogue query answers, and how many SQL queries it took. */
export async function ask(
  services: TestServices,
  source: string,
  caller: Partial<CatalogueContext> = {},
): Promise<{ data: unknown; errors: readonly Error[]; queries: number }> {
  const counted = countedOn(services);
  // What is kept in memory is not counted, only the look whether it is current.
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
  // A plain object, as it goes over the wire.
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors, queries };
}
