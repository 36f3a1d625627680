/** Parses a bigint column. All our amounts and counters are safe integers; anything else is an error. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint outside the safe range: ${text}`);
  return value;
}

/** Parses a timestamptz column. */
export const timestamp = (text: string): Date => new Date(text);
