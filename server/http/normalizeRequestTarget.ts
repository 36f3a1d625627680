/** Characters that must be escaped in a URL. Node maps every byte of the request line to a character. */
const unsafe = /[^\x21-\x7e]|["<>\\^`{|}]/g;

const encodeBytes = (text: string): string =>
  text.replace(
    unsafe,
    (char) => `%${(char.charCodeAt(0) & 0xff).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/** Whether a path can be decoded, into text without control characters. */
function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    // A malformed escape, or bytes that are not UTF-8.
    return false;
  }
}

/**
 * The path and query of a request line, whatever bytes it contains, such that all later code can decode the path. If a
 * path cannot be decoded, its escapes become plain text, which matches no page, file or API path. The host of an
 * absolute URL is dropped, `*` counts as a path, and anything after a `#` is ignored.
 */
export function normalizeRequestTarget(requestLine: string): string {
  const [target = ''] = requestLine.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const [path = '', ...query] = target.split('?');
  const pathname = encodeBytes(path.startsWith('/') ? path : `/${path}`);
  const readable = isReadable(pathname) ? pathname : pathname.replaceAll('%', '%25');
  return query.length === 0 ? readable : `${readable}?${encodeBytes(query.join('?'))}`;
}
