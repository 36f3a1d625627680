/** Escapes text for a LIKE pattern, so that `%` and `_` match only themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern that matches the text anywhere. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;
