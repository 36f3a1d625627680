import { parseRouteRules, ruleMatcher, type RuleMatch } from '@/shared/routeRules';

/** Compiles a response of the rules' source. Unusable rules are ignored and logged. */
export const compileRouteRules = (answer: unknown): RuleMatch =>
  ruleMatcher(parseRouteRules(answer), (problem) => console.warn(problem), window.location.origin);
