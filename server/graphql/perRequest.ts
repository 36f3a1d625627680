import type { GraphQLContext } from './context.ts';

/** Makes something once a request, such as a batching loader, when it is first asked for. */
export function perRequest<Value>(
  make: (context: GraphQLContext) => Value,
): (context: GraphQLContext) => Value {
  const made = new WeakMap<GraphQLContext, Value>();
  return (context) => {
    const known = made.get(context);
    if (known !== undefined) return known;
    const value = make(context);
    made.set(context, value);
    return value;
  };
}
