/**
 * Programs that rewrite links, such as Outlook's Safe Links, give them back with the `#` escaped, once or twice. All
 * codes of emailed links stand behind it.
 */
const escapedHash = /^(\/[^/?#][^#]*?)%(?:25)*23(code|token)(?:=|%(?:25)*3d)(.+)$/i;

/** Where a link with an escaped `#` leads, on this site; undefined for all others. */
export function mendLink(url: string): string | undefined {
  const [, before, name, code] = escapedHash.exec(url) ?? [];
  return before === undefined ? undefined : `${before}#${name}=${code}`;
}
