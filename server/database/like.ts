/** Escapes a text for a LIKE pattern: `%` and `_` match only themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of LIKE that finds a text anywhere. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;
