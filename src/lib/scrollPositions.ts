/** The session storage key under which the router keeps the scroll position of each place, by `scrollKey`. */
export const scrollStorage = 'scroll-positions';

/** What distinguishes history entries. */
interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A short hash (FNV-1a), from which a text can't be read. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Identifies a place in the history. The router gives every page that was loaded as a document the key `default`, so
 * they would share a position; these are identified by a hash of their URL instead. The URL itself would tell which
 * receipts were opened, after the person has logged out. A jump to a part of such a page stays at `default`; its hash
 * sets it apart, or the router would restore the position from which the person has jumped.
 */
export const scrollKey = ({ key, pathname, search, hash }: Place): string =>
  key === 'default' ? hashOf(pathname + search + hash) : key;

/** Forgets the scroll position of one place, and any stored data that the router couldn't read. */
export function forgetPosition(place: string | undefined): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}');
    const others = Object.entries(Object(kept)).filter(([key]) => key !== place);
    sessionStorage.setItem(scrollStorage, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // Storage is disabled, or its content isn't JSON: the router does without.
    return;
  }
}
