import { hydrate } from '@/data/query';

/**
 * Fetches the data that the build has for a page, one file a page and language. Returns whether there is any: pages
 * that were not built ahead have none, and then the page asks for itself.
 */
export async function loadPayload(pathname: string): Promise<boolean> {
  const response = await fetch(`/payloads${pathname}.json`);
  // Where nothing is there, our server says 204; others may say 404, or send the application.
  if (response.status !== 200 || !response.headers.get('content-type')?.includes('json')) return false;
  const answers: unknown = await response.json().catch(() => undefined);
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return false;
  hydrate(Object.fromEntries(Object.entries(answers)));
  return true;
}
