/** How long the bytes of a file flow until it is asked again whether they may. Milliseconds. */
const askAgainMs = 5_000;

/**
 * Passes the bytes of a file on for as long as it is open: a large download that began before a refund breaks off within
 * seconds of it. @throws Error once it is closed
 */
export async function* whileOpen(
  bytes: AsyncIterable<Uint8Array>,
  clock: () => Date,
  isOpen: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  let askedAt = clock().getTime();
  for await (const piece of bytes) {
    const now = clock().getTime();
    if (now - askedAt >= askAgainMs) {
      if (!(await isOpen())) throw new Error('The file was closed while it was sent.');
      askedAt = now;
    }
    yield piece;
  }
}
