import { env } from '@/lib/env';
import { setRouteRules } from '@/router/middleware/followRouteRules';
import { parseRouteRules, ruleMatcher } from '@/shared/routeRules';

/** Milliseconds after which an unanswered request counts as failed. */
const patience = 10_000;

/** Asks the source for the rules. A source that fails or is slow never blocks a page: the rules known before stay. */
export async function refreshRouteRules(): Promise<void> {
  try {
    const response = await fetch(`${env.apiBase}/route-rules`, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    setRouteRules(ruleMatcher(parseRouteRules(await response.json()), (problem) => console.warn(problem)));
  } catch (error) {
    console.info('The route rules could not be read', error);
  }
}
