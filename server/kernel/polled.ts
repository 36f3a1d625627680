/** How long a value counts as the current one, in milliseconds. */
const freshMs = 1_000;

/** Above this age a value is not used before it has been read again. Milliseconds. */
const maxAgeMs = 3_000;

/**
 * A value that is read again once a second while it's asked for. If it can't be read, the last one counts; undefined if
 * it never was.
 */
export function polled<Value>(
  read: () => Promise<Value>,
  onError: (error: unknown) => void,
): () => Promise<Value | undefined> {
  let known: Value | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    try {
      known = await read();
    } catch (error) {
      onError(error);
    }
    checkedAt = performance.now();
  };

  return async () => {
    const age = performance.now() - checkedAt;
    if (age < freshMs) return known;
    checking ??= check().finally(() => (checking = undefined));
    if (age > maxAgeMs) await checking;
    return known;
  };
}
