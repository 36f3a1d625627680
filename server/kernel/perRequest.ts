import type { RequestContext } from './caller.ts';

/** Creates a value once per request, such as a batching loader, on first use. */
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
