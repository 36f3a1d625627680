import { SessionsEndDocument } from '@/data/generated/public/logout';
import { request } from '@/data/request';
import { endedSessionsKey } from '@/data/session/endedSessionsKey';
import { fallbackLang } from '@/shared/languages';

/** A session that was logged out: the SHA-256 of its token, and when, in milliseconds. */
interface Ended {
  readonly hash: string;
  readonly at: number;
}

/** The maximum per request. */
const maxKept = 20;

/** After this, the session of a token has expired anyway; in milliseconds. */
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
    // Storage is disabled, or the text isn't ours.
    return [];
  }
}

function write(ended: readonly Ended[]): void {
  try {
    if (ended.length === 0) window.localStorage.removeItem(endedSessionsKey);
    else window.localStorage.setItem(endedSessionsKey, JSON.stringify(ended.slice(-maxKept)));
  } catch {
    // Full or disabled: the session then expires by itself.
  }
}

/** The hash by which the server knows a token. Undefined on an insecure origin. */
async function hashOf(token: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Remembers logged-out tokens until the server knows about them. Stores only their hashes. */
export async function storeEndedSessions(tokens: readonly string[]): Promise<void> {
  const hashes = await Promise.all(tokens.map(hashOf));
  const known = read();
  const added = hashes.flatMap((hash) => (hash === undefined ? [] : [{ hash, at: Date.now() }]));
  write([...known.filter(({ hash }) => !hashes.includes(hash)), ...added]);
}

/**
 * Reports all pending logouts to the server, from this tab or another, and then forgets them. Idempotent.
 * @throws NetworkError if there is no connection; they stay for the next time
 */
export async function sendEndedSessions(): Promise<void> {
  const sentHashes = read().map(({ hash }) => hash);
  if (sentHashes.length > 0)
    await request(SessionsEndDocument, {
      lang: fallbackLang,
      variables: { tokenHashes: sentHashes },
      keepalive: true,
    });
  // Another tab may have added one in the meantime.
  write(read().filter(({ hash }) => !sentHashes.includes(hash)));
}
