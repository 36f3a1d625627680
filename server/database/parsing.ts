import pg from 'pg';

/** Parses a bigint column. All our amounts and counters are safe integers; anything else is an error. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint outside the safe range: ${text}`);
  return value;
}

/** The value types of `schema.ts`, for connections. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return safeInteger;
    if (oid === pg.types.builtins.DATE) return (day: string) => day;
    return pg.types.getTypeParser(oid, format);
  },
};
