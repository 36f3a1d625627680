/** Names that were looked at already: to ask takes as long as to make a format. Only good ones are kept. */
const known = new Set<string>();

/** Whether a text is the name of a time zone such as `Europe/Berlin` (IANA). */
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
