import { addRoute, createRouter, findRoute } from 'rou3';
import * as v from 'valibot';
import { parsePattern, RuleError, type RulePattern } from './rulePattern.ts';
import { buildPath, mergeQuery, parseTarget, type RuleTargetParts } from './ruleTarget.ts';

const rule = v.object({
  /** A path pattern: `/old`, `/news/:id`, `/docs/**:rest`. `parsePattern` has its syntax. */
  from: v.string(),
  /** A path on this site or an absolute URL; may use the parameters of `from`. */
  to: v.string(),
  /** HTTP status of the server's redirect. */
  status: v.optional(v.picklist([301, 302, 307, 308]), 302),
});

/**
 * The response of `GET {api}/route-rules`. Each rule is parsed separately, so that a bad one doesn't spoil the others.
 */
const answer = v.object({
  data: v.object({ rules: v.array(v.unknown()), allowedHosts: v.array(v.string()) }),
});

export type RouteRule = v.InferOutput<typeof rule>;

export interface RouteRules {
  readonly rules: readonly RouteRule[];
  /** Hosts (with port, if any) that absolute targets may lead to. */
  readonly allowedHosts: readonly string[];
}

/** Parses a response of the source, `{ "data": … }`, dropping malformed rules; throws on anything else. */
export function parseRouteRules(given: unknown): RouteRules {
  const { rules, allowedHosts } = v.parse(answer, given).data;
  const known = rules.flatMap((entry) => {
    const parsed = v.safeParse(rule, entry);
    return parsed.success ? [parsed.output] : [];
  });
  return { rules: known, allowedHosts };
}

/** Where a path leads: a path on this site, or an absolute URL for a full page load. */
export interface RuleTarget {
  readonly kind: 'relative' | 'absolute';
  readonly to: string;
  readonly status: RouteRule['status'];
}

/** Returns where a path leads; appends the query (without the question mark) if it stays on this site. */
export type RuleMatch = (pathname: string, query?: string) => RuleTarget | undefined;

/** Called with the problem of each rule that had to be ignored. */
export type RuleLog = (problem: string) => void;

/** The maximum number of rules in use. */
export const maxRules = 1000;
const maxHops = 10;

interface ParsedRule {
  readonly rule: RouteRule;
  readonly pattern: RulePattern;
  readonly target: RuleTargetParts;
}

/** The result of compiling a list of rules. */
export interface CompiledRules {
  /** The usable rules. */
  readonly rules: readonly RouteRule[];
  /** What is wrong with the others. */
  readonly problems: readonly string[];
  readonly match: RuleMatch;
}

const shorten = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text);
/** Escaped for a log line. */
const shown = (text: string): string => JSON.stringify(shorten(text.toWellFormed()));

function parseRule(entry: RouteRule, hosts: Parameters<typeof parseTarget>[2]): ParsedRule | string {
  const reason = (what: string, error: unknown): string => {
    if (!(error instanceof RuleError)) throw error;
    return `Ignored the route rule for ${shown(entry.from)}: its ${what} ${error.message}`;
  };
  let pattern: RulePattern;
  try {
    pattern = parsePattern(entry.from);
  } catch (error) {
    return reason('pattern', error);
  }
  try {
    return { rule: entry, pattern, target: parseTarget(entry.to, pattern.names, hosts) };
  } catch (error) {
    return reason('target', error);
  }
}

/** Applies the one rule that matches a path; undefined if none does. */
function stepper(parsed: readonly ParsedRule[]) {
  const router = createRouter<ParsedRule>();
  for (const entry of parsed) addRoute(router, '', entry.pattern.route, entry);

  return (
    pathname: string,
    query: string,
  ): { path: string; target: RuleTarget; goesOn: boolean } | undefined => {
    const found = findRoute(router, '', pathname);
    if (!found) return undefined;
    const { target, rule: entry } = found.data;
    const path = buildPath(target, found.params ?? {});
    if (path === undefined) return undefined;
    // Other sites don't need to know which campaign a visitor came from.
    const whole = target.isOwn ? mergeQuery(target.query, query) : target.query;
    const to = `${target.origin}${path}${whole === '' ? '' : `?${whole}`}${target.hash}`;
    const kind = target.origin === '' ? 'relative' : 'absolute';
    return { path, target: { kind, to, status: entry.status }, goesOn: target.isOwn };
  };
}

/** Follows a chain of rules to its end; `loop` if there is none. */
function follower(parsed: readonly ParsedRule[]) {
  const step = stepper(parsed);
  return (pathname: string, query: string): RuleTarget | 'loop' | undefined => {
    let last: RuleTarget | undefined;
    let path = pathname;
    let search = query;
    const seen = new Set([path]);
    for (let hops = 0; hops < maxHops; hops += 1) {
      const next = step(path, search);
      if (!next?.goesOn) return next?.target ?? last;
      ({ path, target: last } = next);
      search = /\?([^#]*)/.exec(last.to)?.[1] ?? '';
      if (seen.has(path)) return 'loop';
      seen.add(path);
    }
    return 'loop';
  };
}

/** Compiles the rules one by one, and reports what is wrong with the unusable ones. */
export function compileRules({ rules, allowedHosts }: RouteRules, origin?: string): CompiledRules {
  const problems: string[] = [];
  if (rules.length > maxRules)
    problems.push(`Ignored ${rules.length - maxRules} route rules: there are more than ${maxRules}`);
  const parsed: ParsedRule[] = [];
  for (const entry of rules.slice(0, maxRules)) {
    const read = parseRule(entry, { allowedHosts, origin });
    if (typeof read === 'string') problems.push(read);
    else parsed.push(read);
  }
  const tried = follower(parsed);
  const looping = new Set(parsed.filter(({ pattern }) => tried(pattern.sample, '') === 'loop'));
  if (looping.size > 0) {
    const names = [...looping].map(({ rule: { from } }) => shown(from));
    problems.push(`Ignored route rules that make a loop: ${names.join(', ')}`);
  }
  const good = parsed.filter((entry) => !looping.has(entry));
  const follow = follower(good);
  return {
    rules: good.map(({ rule: entry }) => entry),
    problems,
    match: (pathname, query = '') => {
      const target = follow(pathname, query);
      return target === 'loop' ? undefined : target;
    },
  };
}

/** Creates the function that returns where a path leads. Unusable rules are ignored and logged once, here. */
export function ruleMatcher(rules: RouteRules, log: RuleLog, origin?: string): RuleMatch {
  const { problems, match } = compileRules(rules, origin);
  problems.forEach(log);
  return match;
}
