import type { Services } from './services.ts';

/** How long after a line another one of the same kind is only counted, in milliseconds. */
const logEvery = 60_000;

/**
 * A logger of warnings that anyone can cause: one line a minute for each `message`, with the number of those since the
 * last one. Use it only with a limited set of messages.
 */
export function sparseWarnings({
  log,
  clock,
}: Pick<Services, 'log' | 'clock'>): (fields: Record<string, unknown>, message: string) => void {
  const lines = new Map<string, { at: number; omitted: number }>();
  return (fields, message) => {
    const key = `${message} ${JSON.stringify(fields)}`;
    const now = clock().getTime();
    const last = lines.get(key);
    if (last && now - last.at < logEvery) {
      last.omitted += 1;
      return;
    }
    lines.set(key, { at: now, omitted: 0 });
    log.warn({ ...fields, ...(last && last.omitted > 0 && { omitted: last.omitted }) }, message);
  };
}
