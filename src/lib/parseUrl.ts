/** Parses a URL, relative to `base` if there is one; null if it's invalid. Older browsers have no `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
