import * as v from 'valibot';

/** The amount in every sample. */
export const sampleAmount = '12.50';

/** Sample texts by validation rule. */
const texts: Readonly<Record<string, string>> = {
  url: 'https://site.example/en/sample#code=c1',
  iso_timestamp: '2026-11-30T08:00:00.000Z',
  iso_date: '2027-01-31',
  decimal: sampleAmount,
  length: 'EUR',
};

/** The parts of a Valibot schema that describe its valid values. */
const description = v.object({
  type: v.string(),
  entries: v.optional(v.record(v.string(), v.unknown()), {}),
  wrapped: v.unknown(),
  item: v.unknown(),
  options: v.optional(v.array(v.unknown()), []),
  pipe: v.optional(v.array(v.object({ type: v.string() })), []),
});

/** Valid values of a schema that together include every option, null and both booleans. */
export function samplesOf(schema: unknown): unknown[] {
  const { type, entries, wrapped, item, options, pipe } = v.parse(description, {
    wrapped: undefined,
    item: undefined,
    ...Object(schema),
  });
  if (type === 'object') return objectsOf(Object.entries(entries));
  if (type === 'nullable') return [null, ...samplesOf(wrapped)];
  if (type === 'optional') return samplesOf(wrapped);
  if (type === 'array') return [samplesOf(item), []];
  if (type === 'picklist') return options;
  if (type === 'boolean') return [true, false];
  if (type === 'number') return [3];
  if (type !== 'string') throw new Error(`there is no sample of ${type}`);
  return [pipe.map((rule) => texts[rule.type]).find(Boolean) ?? 'Sample words'];
}

/** As many objects as the field with the most samples needs; the other fields repeat theirs. */
function objectsOf(fields: [string, unknown][]): object[] {
  const samples = fields.map(([name, schema]) => [name, samplesOf(schema)] as const);
  const count = Math.max(...samples.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(samples.map(([name, values]) => [name, values[index % values.length]])),
  );
}
