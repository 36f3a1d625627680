import { redirect, redirectDocument } from 'react-router-dom';
import type { RuleMatch, RuleTarget } from '@/shared/routeRules';

/** How long navigations wait for rules that are on their way, in milliseconds, counted from the request. */
const timeoutMs = 1000;

let match: RuleMatch | undefined;
let coming: Promise<unknown> | undefined;

/** Takes over the rules of the source; until then no path has one. */
export const setRouteRules = (next: RuleMatch | undefined): void => {
  match = next;
};

/** Lets navigations wait for rules that are being fetched, but not for long. `rules` never rejects. */
export function awaitRouteRules(rules: Promise<unknown>): void {
  const late = new Promise((resolve) => void setTimeout(resolve, timeoutMs));
  coming = Promise.race([rules, late]).then(() => (coming = undefined));
}

/** Where the rules lead an address. The hash goes along unless the rule names its own, as with a redirect of the server's. */
export function ruleTarget({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): RuleTarget | undefined {
  const target = match?.(pathname, search.slice(1));
  return target && { ...target, to: target.to.includes('#') ? target.to : target.to + hash };
}

/** Throws the redirect that the rules have for an address, if any: a full page load for an absolute target. */
export async function followRouteRules(url: URL): Promise<void> {
  await coming;
  const target = ruleTarget(url);
  if (target) throw target.kind === 'absolute' ? redirectDocument(target.to) : redirect(target.to);
}
