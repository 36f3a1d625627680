/** Isolates the direction of a value within a line of the opposite direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
