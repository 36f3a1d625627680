/** The code of an error of Node or of a driver, as in `ENOENT`; undefined where it has none. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
