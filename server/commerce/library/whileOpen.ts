/** How often to check, while a file is being sent, whether it's still open. Milliseconds. */
const recheckMs = 5_000;

/**
 * Passes on the bytes of a file while it's open: a large download that started before a refund is aborted within
 * seconds of it. @throws Error once it's closed
 */
export async function* whileOpen(
  bytes: AsyncIterable<Uint8Array>,
  clock: () => Date,
  isOpen: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  let checkedAt = clock().getTime();
  for await (const piece of bytes) {
    const now = clock().getTime();
    if (now - checkedAt >= recheckMs) {
      if (!(await isOpen())) throw new Error('The file was closed while it was sent.');
      checkedAt = now;
    }
    yield piece;
  }
}
