/** Where a browser keeps the key. It belongs to the device rather than to a person, so that it survives a log-out. */
const storageKey = 'deviceKey';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The header by which an account knows a browser again that has signed in to it before, so that strangers who guess at
 * the account do not slow its owner down. It gives no rights. Empty where the browser keeps nothing for us.
 */
export function deviceHeader(): Readonly<Record<string, string>> {
  try {
    const kept = window.localStorage.getItem(storageKey);
    if (kept !== null && /^[\w-]{43}$/.test(kept)) return { devicekey: kept };
    const made = base64url(crypto.getRandomValues(new Uint8Array(32)));
    window.localStorage.setItem(storageKey, made);
    return { devicekey: made };
  } catch {
    // Switched off, or full.
    return {};
  }
}
