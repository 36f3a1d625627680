import { readFileSync } from 'node:fs';
import path from 'node:path';
import { graphql } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { GraphQLContext } from '../../server/graphql/context.ts';
import { catalogue } from '../../server/graphql/resolvers/catalogue.ts';
import { dreams } from '../../server/graphql/resolvers/dreams.ts';
import { researches } from '../../server/graphql/resolvers/researches.ts';
import { scalars } from '../../server/graphql/scalars.ts';
import { nobody } from './checkoutSupport.ts';
import { countedDatabase } from './countedDatabase.ts';
import type { TestServices } from './harness.ts';

const contract = path.resolve(import.meta.dirname, '../../src/graphql/schema.graphql');
const schema = createSchema<GraphQLContext>({
  typeDefs: readFileSync(contract, 'utf8'),
  resolvers: [scalars, catalogue, researches, dreams],
});

/** What a catalogue query answers, and how many SQL queries it took. */
export async function ask(
  services: TestServices,
  source: string,
  caller: Partial<GraphQLContext> = {},
): Promise<{ data: unknown; errors: readonly Error[]; queries: number }> {
  const counted = countedDatabase(services.db);
  const contextValue: GraphQLContext = {
    ...services,
    db: counted.db,
    ...nobody,
    requestId: 'test',
    ...caller,
  };
  const { data, errors = [] } = await graphql({ schema, source, contextValue });
  // A plain object, as it goes over the wire.
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors, queries: counted.queries };
}
