import { parseUrl } from '../lib/parseUrl.ts';
import { isDotSegment, parseSegment, RuleError, type Segment } from './rulePattern.ts';

/** The maximum length of a target as written, and of a URL built from one, in characters. */
const maxLength = 2000;
const maxBuilt = 4000;

/** Where absolute targets may lead. */
export interface TargetHosts {
  /** With the port, if any. */
  readonly allowedHosts: readonly string[];
  /** This site's own, which is always allowed. */
  readonly origin?: string | undefined;
}

export interface RuleTargetParts {
  /** Empty for a path on this site. */
  readonly origin: string;
  /** Whether it stays on this site. */
  readonly isOwn: boolean;
  readonly segments: readonly Segment[];
  /** Without the question mark. */
  readonly query: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

const parts = /^(?<origin>https?:\/\/[^/?#]+)?(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?(?<hash>#.*)?$/i;

function originOf(written: string, { allowedHosts, origin }: TargetHosts): string {
  const url = parseUrl(written);
  if (!url || !/^https?:$/.test(url.protocol)) throw new RuleError('is no address');
  if (url.username !== '' || url.password !== '' || written.includes('@'))
    throw new RuleError('must not hold credentials');
  if (url.origin !== origin && !allowedHosts.includes(url.host))
    throw new RuleError(`leads to a host that is not allowed: ${url.host}`);
  return url.origin;
}

function segmentsOf(path: string, names: ReadonlySet<string>): Segment[] {
  // A trailing slash is kept.
  const written = path.replace(/^\//, '').split('/');
  return written.map((part, index) => {
    if (part === '' && index === written.length - 1) return { kind: 'literal', text: '' };
    const segment = parseSegment(part);
    if (segment.kind !== 'literal' && !names.has(segment.name))
      throw new RuleError(`names a parameter that the pattern does not have: ${segment.name}`);
    return segment;
  });
}

/**
 * Parses a target: a path on this site, or a URL on an allowed host. In its path, `:name` and `**:name` stand for what
 * the pattern matched. @throws RuleError
 */
export function parseTarget(target: string, names: ReadonlySet<string>, hosts: TargetHosts): RuleTargetParts {
  if (target.length > maxLength) throw new RuleError(`is longer than ${maxLength} characters`);
  if (/[\s\p{Cc}\p{Cs}\\]/u.test(target))
    throw new RuleError('must not have spaces, backslashes or control characters');
  const { origin, path, query = '', hash = '' } = parts.exec(target)?.groups ?? {};
  if (origin === undefined && path === undefined)
    throw new RuleError('must be a path that begins with / or an address with http:// or https://');
  if (/(?:[=&]|^):[a-z]/i.test(query) || /^#:[a-z]/i.test(hash))
    throw new RuleError('may name parameters in its path only');
  const own = origin === undefined ? '' : originOf(origin, hosts);
  return {
    origin: own,
    isOwn: own === '' || own === hosts.origin,
    segments: segmentsOf(path ?? '/', names),
    query,
    hash,
  };
}

/** Percent-encodes a path segment; existing escapes are kept. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.toWellFormed()).replace(/%25(?=[\da-f]{2})/gi, '%');

/**
 * Fills what the pattern matched into a target's path. Undefined if that would change what kind of path it is: an empty
 * segment starts another host, `..` leaves the folder.
 */
export function buildPath(
  { segments }: Pick<RuleTargetParts, 'segments'>,
  found: Readonly<Record<string, string>>,
): string | undefined {
  const built: string[] = [];
  // A visitor's input may be long, and inserted more than once.
  if (Object.values(found).some(({ length }) => length > maxBuilt)) return undefined;
  for (const segment of segments) {
    if (segment.kind === 'literal') {
      built.push(encodeURI(segment.text).replaceAll('%25', '%'));
      continue;
    }
    for (const part of (found[segment.name] ?? '').split('/')) {
      if (part === '' || isDotSegment(part)) return undefined;
      built.push(encodeSegment(part));
    }
  }
  const path = `/${built.join('/')}`;
  return path.length > maxBuilt ? undefined : path;
}

const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? '';

/**
 * The query of a target followed by the visitor's own parameters, both without the question mark. The target's own
 * parameters win.
 */
export function mergeQuery(own: string, given: string): string {
  if (own === '' || given === '') return own || given;
  const set = new Set(new URLSearchParams(own).keys());
  return [own, ...given.split('&').filter((pair) => pair !== '' && !set.has(nameOf(pair)))].join('&');
}
