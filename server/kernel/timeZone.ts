/** Names already checked, since a check costs as much as creating a format. Only valid ones are cached. */
const known = new Set<string>();

/** Whether a text is an IANA time zone such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
  } catch {
    return false;
  }
  known.add(name);
  return true;
}
