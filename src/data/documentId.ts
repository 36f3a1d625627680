/** The id of a generated document, by which our own server knows it; undefined for any other. */
export function idOf(document: object): string | undefined {
  if (!('__meta__' in document)) return undefined;
  const meta = document.__meta__;
  return typeof meta === 'object' && meta !== null && 'id' in meta && typeof meta.id === 'string'
    ? meta.id
    : undefined;
}
