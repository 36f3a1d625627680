import { addRoute, createRouter, findRoute } from 'rou3';
import * as v from 'valibot';

const rule = v.object({
  /** A path pattern in rou3's notation: `/old`, `/news/:id`, `/docs/**:rest`. */
  from: v.pipe(v.string(), v.startsWith('/')),
  /** A path of this site or an absolute address; may name the parameters of `from`. */
  to: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)),
  /** HTTP status where the server answers with it. */
  status: v.optional(v.picklist([301, 302, 307, 308]), 302),
});

/** What `GET {api}/route-rules` answers in `data`. */
export const routeRules = v.object({
  rules: v.array(rule),
  /** Hosts (with port, if any) that absolute targets may lead to. */
  allowedHosts: v.array(v.string()),
});

export type RouteRule = v.InferOutput<typeof rule>;
export type RouteRules = v.InferOutput<typeof routeRules>;

/** Reads an answer of the source, `{ "data": … }`; throws on anything else. */
export const parseRouteRules = (answer: unknown): RouteRules =>
  v.parse(v.object({ data: routeRules }), answer).data;

/** Where a path leads: a path of this site, or an absolute address for a full page load. */
export interface RuleTarget {
  readonly kind: 'relative' | 'absolute';
  readonly to: string;
  readonly status: RouteRule['status'];
}

/** Called with what is wrong with a rule that had to be ignored. */
export type RuleLog = (problem: string) => void;

const maxHops = 10;

/** A segment of a path as it stands in an address; what is percent-encoded already stays as it is. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(/%25(?=[\da-f]{2})/gi, '%');

const fill = (to: string, params: Readonly<Record<string, string>>): string =>
  to.replace(/(?<=\/)(?:\*\*:|:)(\w+)/g, (_, name: string) =>
    (params[name] ?? '').split('/').map(encodeSegment).join('/'),
  );

/** A safe absolute address: http(s), an allowed host, no credentials. */
function absoluteTarget(to: string, allowedHosts: readonly string[]): string | undefined {
  const url = URL.parse(to);
  if (!url || !/^https?:\/\//i.test(to) || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '' || !allowedHosts.includes(url.host)) return undefined;
  return url.href;
}

/** A path of this site; `//host`, `/\host` and control characters are none. */
const isRelativeTarget = (to: string): boolean => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to);

/**
 * Makes the function that answers where a path (no query) leads. Chains of rules are followed to their end;
 * unsafe targets and loops are ignored and logged.
 */
export function ruleMatcher(
  { rules, allowedHosts }: RouteRules,
  log: RuleLog,
): (pathname: string) => RuleTarget | undefined {
  const router = createRouter<RouteRule>();
  for (const entry of rules) addRoute(router, '', entry.from, entry);

  const step = (pathname: string): RuleTarget | undefined => {
    const found = findRoute(router, '', pathname);
    if (!found) return undefined;
    const { status } = found.data;
    const to = fill(found.data.to, found.params ?? {});
    if (isRelativeTarget(to)) return { kind: 'relative', to, status };
    const absolute = absoluteTarget(to, allowedHosts);
    if (absolute) return { kind: 'absolute', to: absolute, status };
    log(`Ignored a route rule: unsafe target for ${found.data.from}`);
    return undefined;
  };

  return (pathname) => {
    let target: RuleTarget | undefined;
    let path = pathname;
    const seen = new Set([path]);
    for (let hops = 0; hops < maxHops; hops += 1) {
      const next = step(path);
      if (!next || next.kind === 'absolute') return next ?? target;
      path = next.to.split(/[?#]/)[0] ?? '';
      if (seen.has(path)) break;
      seen.add(path);
      target = next;
    }
    log(`Ignored route rules: a loop at ${pathname}`);
    return undefined;
  };
}
