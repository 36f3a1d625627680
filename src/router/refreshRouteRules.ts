import type { createBrowserRouter } from 'react-router-dom';
import { env } from '@/lib/env';
import { redirectTo } from '@/lib/redirectTo';
import { PageError } from '@/lib/pageError';
import { ruleTarget, setRouteRules } from '@/router/middleware/followRouteRules';
import { lateRouteRules } from '@/router/lateRouteRules';

/** Request timeout in milliseconds. */
const timeoutMs = 10_000;

/** The wait before a source that failed is asked again, in milliseconds; doubled each time, up to the maximum. */
export const retryMs = { first: 5_000, longest: 300_000 } as const;

let waitMs: number = retryMs.first;
let timer: ReturnType<typeof setTimeout> | undefined;

type Router = ReturnType<typeof createBrowserRouter>;

const isNotFound = ({ state }: Router): boolean =>
  Object.values(state.errors ?? {}).some((error) => error instanceof PageError && error.status === 404);

/** Applies the rules to the current page if it was a 404 without them. */
async function leaveNotFound(router: Router): Promise<void> {
  const target = isNotFound(router) ? await ruleTarget(router.state.location) : undefined;
  if (target?.kind === 'absolute') redirectTo(target.to);
  else if (target) await router.navigate(target.to, { replace: true });
}

/**
 * Fetches the rules. A failing or slow source never blocks a page: the previous rules stay, and it's asked again later.
 */
export async function refreshRouteRules(router: Router): Promise<void> {
  if (env.routeRulesUrl === undefined) return;
  clearTimeout(timer);
  try {
    const response = await fetch(env.routeRulesUrl, {
      signal: AbortSignal.timeout(timeoutMs),
      priority: 'low',
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    setRouteRules(lateRouteRules(await response.json()));
    waitMs = retryMs.first;
    await leaveNotFound(router);
  } catch (error) {
    console.info('The route rules could not be read', error);
    timer = setTimeout(() => void refreshRouteRules(router), waitMs);
    waitMs = Math.min(waitMs * 2, retryMs.longest);
  }
}
