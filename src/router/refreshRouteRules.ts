import type { createBrowserRouter } from 'react-router-dom';
import { env } from '@/lib/env';
import { redirectTo } from '@/lib/redirectTo';
import { PageError } from '@/lib/pageError';
import { ruleTarget, setRouteRules } from '@/router/middleware/followRouteRules';
import { parseRouteRules, ruleMatcher } from '@/shared/routeRules';

/** Request timeout in milliseconds. */
const timeoutMs = 10_000;

type Router = ReturnType<typeof createBrowserRouter>;

const isNotFound = ({ state }: Router): boolean =>
  Object.values(state.errors ?? {}).some((error) => error instanceof PageError && error.status === 404);

/** Applies the rules to the current page if it was a 404 without them. */
async function leaveNotFound(router: Router): Promise<void> {
  const target = isNotFound(router) ? ruleTarget(router.state.location) : undefined;
  if (target?.kind === 'absolute') redirectTo(target.to);
  else if (target) await router.navigate(target.to, { replace: true });
}

/** Fetches the rules. A failing or slow source never blocks a page: the previous rules stay. */
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
