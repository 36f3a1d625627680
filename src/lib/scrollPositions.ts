/** Where the router keeps how far each page of this tab was scrolled, by `scrollKey`. */
export const scrollStorage = 'scroll-positions';

/** What tells places in the history apart. */
interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}

/**
 * Names a place in the history. The router calls every page that came as a document `default`, so that one of them
 * would get the position of another: these go by their address.
 */
export const scrollKey = ({ key, pathname, search }: Place): string =>
  key === 'default' ? pathname + search : key;

/** Forgets the position of one place, and whatever is kept that the router could not read. */
export function forgetPosition(place: string | undefined): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}');
    const others = Object.entries(Object(kept)).filter(([key]) => key !== place);
    sessionStorage.setItem(scrollStorage, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // Closed, or no JSON: the router does without.
    return;
  }
}
