import type { RequestContext } from './caller.ts';

/** Makes something once a request, such as a batching loader, when it is first asked for. */
export function perRequest<Value, Context extends object = RequestContext>(
  make: (context: Context) => Value,
): (context: Context) => Value {
  const made = new WeakMap<Context, Value>();
  return (context) => {
    const known = made.get(context);
    if (known !== undefined) return known;
    const value = make(context);
    made.set(context, value);
    return value;
  };
}
