import { hydrate } from '@/data/query';
import { isStatic } from '@/lib/documentAge';

/**
 * Loads a page's data as it was rendered with: one file per page and language. Returns whether there is any; a page that
 * isn't rendered has none and then sends its own requests.
 */
export async function loadPayload(pathname: string): Promise<boolean> {
  // A build for another provider has no prerendered pages.
  if (import.meta.env.VITE_PROVIDER === 'specification') return false;
  const response = await fetch(`/payloads${pathname}.json`);
  // For a missing file our server responds with 204; others may respond with 404 or with the application.
  if (response.status !== 200 || !response.headers.get('content-type')?.includes('json')) return false;
  const answers: unknown = await response.json().catch(() => undefined);
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return false;
  hydrate(Object.fromEntries(Object.entries(answers)), !isStatic());
  return true;
}
