/**
 * The local storage key of the device key. It belongs to the device rather than to a person, so it survives a logout.
 */
const storageKey = 'deviceKey';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The header by which an account recognizes a browser that has logged in before, so that strangers guessing passwords
 * don't slow its owner down. It grants no access. Empty if storage is disabled.
 */
export function deviceHeader(): Readonly<Record<string, string>> {
  try {
    const kept = window.localStorage.getItem(storageKey);
    if (kept !== null && /^[\w-]{43}$/.test(kept)) return { devicekey: kept };
    const made = base64url(crypto.getRandomValues(new Uint8Array(32)));
    window.localStorage.setItem(storageKey, made);
    return { devicekey: made };
  } catch {
    // Disabled or full.
    return {};
  }
}
