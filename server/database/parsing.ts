/** Reads a bigint column; every amount and counter of ours fits a safe integer, anything else is an error. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint outside the safe range: ${text}`);
  return value;
}

/** Reads a timestamptz column. */
export const timestamp = (text: string): Date => new Date(text);
