import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { withRefunds } from '../kernel/refundOnFailure.ts';

/**
 * Makes every query and mutation of a schema return the rate limit points it consumed if it fails unexpectedly. Per
 * field: one failure does not refund another field of the same request.
 */
export function refundFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (...given) => withRefunds(() => resolve(...given));
    }
  return schema;
}
