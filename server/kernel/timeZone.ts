/**
 * Zones by their name in lowercase, since a check costs as much as creating a format. Only valid ones are cached, once
 * for all spellings, of which there are millions.
 */
const known = new Map<string, string>();

/** The usual spelling of an IANA time zone such as `Europe/Berlin`, given in any case; undefined for anything else. */
export function timeZoneOf(name: string): string | undefined {
  const key = name.toLowerCase();
  const found = known.get(key);
  if (found !== undefined || !/^[a-z][\w+/-]{1,63}$/.test(key)) return found;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: key }).resolvedOptions();
    known.set(key, timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}
