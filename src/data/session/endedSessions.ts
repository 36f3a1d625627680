import { SessionsEndDocument } from '@/data/generated/public/logout';
import { request } from '@/data/request';
import { endedSessionsKey } from '@/data/session/endedSessionsKey';
import { fallbackLang } from '@/shared/languages';

/** A session that was left: the SHA-256 of its token, and when, in milliseconds. */
interface Ended {
  readonly hash: string;
  readonly at: number;
}

/** The maximum of one call. */
const maxKept = 20;

/** By then the session of a token has run out by itself, in milliseconds. */
const maxAge = 30 * 86_400_000;

const isEnded = (value: unknown): value is Ended =>
  typeof value === 'object' &&
  value !== null &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  /^[\w-]{43}$/.test(value.hash) &&
  'at' in value &&
  typeof value.at === 'number';

function read(): Ended[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(endedSessionsKey) ?? '[]');
    const since = Date.now() - maxAge;
    return Array.isArray(kept) ? kept.filter(isEnded).filter(({ at }) => at > since) : [];
  } catch {
    // Storage is switched off, or the text is not ours.
    return [];
  }
}

function write(ended: readonly Ended[]): void {
  try {
    if (ended.length === 0) window.localStorage.removeItem(endedSessionsKey);
    else window.localStorage.setItem(endedSessionsKey, JSON.stringify(ended.slice(-maxKept)));
  } catch {
    // Full or switched off: the session then runs out by itself.
  }
}

/** What the server knows a token by. Undefined where the page is not served securely. */
async function hashOf(token: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Notes tokens that were logged out, until the server has heard of them. The tokens themselves are not kept. */
export async function storeEndedSessions(tokens: readonly string[]): Promise<void> {
  const hashes = await Promise.all(tokens.map(hashOf));
  const known = read();
  const added = hashes.flatMap((hash) => (hash === undefined ? [] : [{ hash, at: Date.now() }]));
  write([...known.filter(({ hash }) => !hashes.includes(hash)), ...added]);
}

/**
 * Tells the server of every log-out that it has not heard of, in this tab or another, and forgets them once it has.
 * Telling twice does no harm. Throws a `NetworkError` where there is no connection: they are kept for the next time.
 */
export async function sendEndedSessions(): Promise<void> {
  const sentHashes = read().map(({ hash }) => hash);
  if (sentHashes.length > 0)
    await request(SessionsEndDocument, {
      lang: fallbackLang,
      variables: { tokenHashes: sentHashes },
      keepalive: true,
    });
  // Another tab may have noted one meanwhile.
  write(read().filter(({ hash }) => !sentHashes.includes(hash)));
}
