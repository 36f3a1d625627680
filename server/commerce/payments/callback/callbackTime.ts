/** How old a callback may be when it arrives, in seconds. A provider signs each delivery anew. */
export const maxAge = 300;

/** How far a provider's clock may be ahead of ours, in seconds; a later time would keep a stolen callback valid. */
const maxAhead = 60;

/**
 * The timestamp in a signature header, in Unix seconds: the only `t` of a list such as `t=…,v1=…`. Undefined if there
 * is none, more than one, or anything but digits.
 */
export function callbackTime(header: string): number | undefined {
  const times = header.split(',').filter((part) => part.startsWith('t='));
  const [, seconds] = /^t=(\d{1,10})$/.exec(times.length === 1 ? (times[0] ?? '') : '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Whether a callback with this timestamp, in Unix seconds, is neither too old nor from the future. */
export function isTimely(now: Date, seconds: number): boolean {
  const age = Math.floor(now.getTime() / 1000) - seconds;
  return age <= maxAge && age >= -maxAhead;
}
