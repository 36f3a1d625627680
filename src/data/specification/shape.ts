import type { Part, Shape } from '@/data/baseOperation';
import { derive } from '@/data/specification/derive';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function completePart({ empty, of }: Part, given: unknown): unknown {
  if (!of) return given ?? empty;
  if (Array.isArray(given)) return given.filter(isObject).map((item) => complete(of, item));
  if (isObject(given)) return complete(of, given);
  return empty === undefined ? complete(of, {}) : empty;
}

/** An answer with what its provider doesn't know: nothing, or an empty value where the contract requires one. */
export function complete(shape: Shape, given: unknown): Record<string, unknown> {
  const answered = isObject(given) ? given : {};
  const known: Record<string, unknown> = { ...derive(shape['__typename']?.empty, answered), ...answered };
  return Object.fromEntries(
    Object.entries(shape).map(([name, part]) => [
      name,
      // The cache knows types by our names for them.
      name === '__typename' ? part.empty : completePart(part, known[name]),
    ]),
  );
}
