/**
 * Wraps a name, address or amount before it is put into a sentence, so that its own direction
 * does not move the words around it (Unicode's first strong isolate … pop directional isolate).
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
