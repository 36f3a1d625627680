/**
 * Responses saved on this device for offline reading: one cache per person, deleted with the session. Its name is a
 * hash of the bearer, so that no other session finds it.
 */
import * as v from 'valibot';
import { bearerNow, cacheOf, deleteResponsesOfOthers, hasCaches } from '@/data/deleteResponses';

const about = v.object({
  /** The id of the document: another build may request different fields. */
  document: v.string(),
  /** The page that shows it: path and query. */
  path: v.string(),
  title: v.string(),
  /** When reading it is no longer allowed, in ISO 8601; null if there is no end. */
  until: v.nullable(v.string()),
  /** When it was saved, in ISO 8601. */
  keptAt: v.string(),
});

/** What is known about a saved response without reading it. */
export type SavedResponseInfo = v.InferOutput<typeof about>;

/** The maximum number of saved responses; the oldest are deleted first. */
const maxKept = 100;

const aboutHeader = 'x-about';

const addressOf = (key: string): string => `/kept/${encodeURIComponent(key)}`;

function aboutOf(response: Response | undefined): SavedResponseInfo | undefined {
  try {
    const parsed = v.safeParse(
      about,
      JSON.parse(decodeURIComponent(response?.headers.get(aboutHeader) ?? '')),
    );
    if (!parsed.success) return undefined;
    const { until } = parsed.output;
    return until === null || Date.parse(until) > Date.now() ? parsed.output : undefined;
  } catch {
    // Not written by this code.
    return undefined;
  }
}

/** Saves a response for a session, or deletes it if it no longer has a description. */
export async function saveResponse(
  bearer: string | undefined,
  key: string,
  what: Omit<SavedResponseInfo, 'keptAt'> | undefined,
  data: unknown,
): Promise<void> {
  if (!hasCaches() || bearer === undefined || bearerNow() !== bearer) return;
  const cache = await caches.open(await cacheOf(bearer));
  if (!what) await cache.delete(addressOf(key));
  else {
    const facts: SavedResponseInfo = { ...what, keptAt: new Date().toISOString() };
    const headers = { [aboutHeader]: encodeURIComponent(JSON.stringify(facts)) };
    await cache.put(addressOf(key), new Response(JSON.stringify(data), { headers }));
    const oldest = (await cache.keys()).slice(0, -maxKept);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  }
  // The session may have ended in the meantime, here or in another tab.
  if (bearerNow() !== bearer) await deleteResponsesOfOthers();
}

/** A saved response and when it was saved; undefined if there is none that may still be read. */
export async function savedResponse(
  bearer: string | undefined,
  key: string,
): Promise<{ data: unknown; keptAt: string } | undefined> {
  if (!hasCaches() || bearer === undefined) return undefined;
  const response = await caches.match(addressOf(key), { cacheName: await cacheOf(bearer) });
  const facts = aboutOf(response);
  return response && facts && { data: await response.json(), keptAt: facts.keptAt };
}

/** What the current person can read offline, most recently saved first. */
export async function listSavedResponses(): Promise<SavedResponseInfo[]> {
  const bearer = bearerNow();
  if (!hasCaches() || bearer === undefined) return [];
  const name = await cacheOf(bearer);
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const responses = await cache.matchAll();
  return responses.flatMap((response) => aboutOf(response) ?? []).toReversed();
}
