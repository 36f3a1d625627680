/** The id by which our server knows a generated document; undefined for any other document. */
export function idOf(document: object): string | undefined {
  if (!('__meta__' in document)) return undefined;
  const meta = document.__meta__;
  return typeof meta === 'object' && meta !== null && 'id' in meta && typeof meta.id === 'string'
    ? meta.id
    : undefined;
}
