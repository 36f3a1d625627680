import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { withRefunds } from '../kernel/refundOnFailure.ts';

/**
 * Makes every query and mutation of a schema give back the points that it took where it fails for a reason of the
 * server's. Each by itself: one that fails does not refund another of the same request.
 */
export function refundFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (...given) => withRefunds(() => resolve(...given));
    }
  return schema;
}
