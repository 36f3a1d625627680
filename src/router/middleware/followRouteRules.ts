import { redirect, redirectDocument } from 'react-router-dom';
import type { RuleTarget } from '@/shared/routeRules';

/** How long navigations wait for rules being fetched, in milliseconds from the request. */
const timeoutMs = 1000;

/** Returns where a path leads, like `RuleMatch`, but may have to load what tells. Never rejects. */
export type LateRuleMatch = (
  pathname: string,
  query?: string,
) => RuleTarget | undefined | Promise<RuleTarget | undefined>;

let match: LateRuleMatch | undefined;
let pending: Promise<unknown> | undefined;

/** Sets the rules; until then no path has one. */
export const setRouteRules = (next: LateRuleMatch | undefined): void => {
  match = next;
};

/** Makes navigations wait for rules being fetched, up to the timeout. `rules` never rejects. */
export function awaitRouteRules(rules: Promise<unknown>): void {
  const late = new Promise((resolve) => void setTimeout(resolve, timeoutMs));
  pending = Promise.race([rules, late]).then(() => (pending = undefined));
}

/** Where the rules lead a URL. Its hash is kept unless the rule has one, as in an HTTP redirect. */
export async function ruleTarget({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): Promise<RuleTarget | undefined> {
  const target = await match?.(pathname, search.slice(1));
  return target && { ...target, to: target.to.includes('#') ? target.to : target.to + hash };
}

/** Throws the redirect that the rules have for a URL, if any; an absolute target is a full page load. */
export async function followRouteRules(url: URL): Promise<void> {
  await pending;
  const target = match && (await ruleTarget(url));
  if (target) throw target.kind === 'absolute' ? redirectDocument(target.to) : redirect(target.to);
}
