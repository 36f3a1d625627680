import type { createBrowserRouter } from 'react-router-dom';
import { env } from '@/lib/env';
import { redirectTo } from '@/lib/redirectTo';
import { PageError } from '@/lib/pageError';
import { ruleTarget, setRouteRules } from '@/router/middleware/followRouteRules';
import { parseRouteRules, ruleMatcher } from '@/shared/routeRules';

/** Milliseconds after which an unanswered request counts as failed. */
const timeoutMs = 10_000;

type Router = ReturnType<typeof createBrowserRouter>;

const isNotFound = ({ state }: Router): boolean =>
  Object.values(state.errors ?? {}).some((error) => error instanceof PageError && error.status === 404);

/** Follows a rule for the page on screen where it was not found without the rules. */
async function leaveNotFound(router: Router): Promise<void> {
  const target = isNotFound(router) ? ruleTarget(router.state.location) : undefined;
  if (target?.kind === 'absolute') redirectTo(target.to);
  else if (target) await router.navigate(target.to, { replace: true });
}

/** Asks the source for the rules. A source that fails or is slow never blocks a page: the rules known before stay. */
export async function refreshRouteRules(router: Router): Promise<void> {
  try {
    const response = await fetch(`${env.apiBase}/route-rules`, {
      signal: AbortSignal.timeout(timeoutMs),
      priority: 'low',
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const rules = parseRouteRules(await response.json());
    setRouteRules(ruleMatcher(rules, (problem) => console.warn(problem), window.location.origin));
    await leaveNotFound(router);
  } catch (error) {
    console.info('The route rules could not be read', error);
  }
}
