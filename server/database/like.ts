/** A text in a pattern of LIKE, where it stands for itself: `%` and `_` find only themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of LIKE that finds a text anywhere. */
export const anywhere = (text: string): string => `%${literally(text)}%`;
