/** The code of an error from Node or a driver, such as `ENOENT`; undefined if it has none. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
