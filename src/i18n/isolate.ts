/**
 * Isolates a name, address or amount before inserting it into a sentence, so that its direction doesn't affect the
 * surrounding words (Unicode's first strong isolate … pop directional isolate).
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
