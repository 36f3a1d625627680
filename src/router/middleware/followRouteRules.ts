import { redirect, redirectDocument } from 'react-router-dom';
import type { RuleTarget } from '@/shared/routeRules';

type Match = (pathname: string) => RuleTarget | undefined;

let match: Match = () => undefined;

/** Takes over the rules of the source; until then no path has one. */
export const setRouteRules = (next: Match): void => {
  match = next;
};

const withSearch = (path: string, search: string): string => {
  const [before = '', hash] = path.split('#');
  return before + search + (hash === undefined ? '' : `#${hash}`);
};

/** Throws the redirect that the rules have for a path, if any: a full page load for an absolute target. */
export function followRouteRules(url: URL): void {
  const target = match(url.pathname);
  if (!target) return;
  if (target.kind === 'absolute') throw redirectDocument(target.to);
  // The query goes along, unless the rule brings its own.
  throw redirect(target.to.includes('?') ? target.to : withSearch(target.to, url.search));
}
