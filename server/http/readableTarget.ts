/**
 * Characters that are not allowed in an address unescaped. Node gives every byte of the request line as a character.
 */
const unsafe = /[^\x21-\x7e]|["<>\\^`{|}]/g;

const encodeBytes = (text: string): string =>
  text.replace(
    unsafe,
    (char) => `%${(char.charCodeAt(0) & 0xff).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/** Whether a path can be decoded, to text without control characters. */
function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    // A malformed escape, or bytes that are no UTF-8.
    return false;
  }
}

/**
 * The path and query of a request line, whatever bytes it has, so that all later code can decode the path. The escapes
 * of one that cannot be decoded are kept as text, which matches no page, file or call. The host of an absolute address
 * is dropped, `*` counts as a path, and what follows a `#` is ignored.
 */
export function readableTarget(requestLine: string): string {
  const [target = ''] = requestLine.replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const [path = '', ...query] = target.split('?');
  const pathname = encodeBytes(path.startsWith('/') ? path : `/${path}`);
  const readable = isReadable(pathname) ? pathname : pathname.replaceAll('%', '%25');
  return query.length === 0 ? readable : `${readable}?${encodeBytes(query.join('?'))}`;
}
