/** Thrown for a pattern or target that can't be used; the message says why. */
export class RuleError extends Error {}

/** The maximum length of a pattern, in characters and in segments. */
const maxLength = 500;
const maxSegments = 30;

/** Characters allowed in a segment unescaped; everything else is percent-encoded. */
const literal = /^(?:[\p{L}\p{M}\p{N}._~!$&'+,;=@-]|%[\da-f]{2})+$/iu;

/** A part of a path between slashes: literal text, a named segment, or the named rest of the path. */
export type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A malformed escape, or bytes that aren't UTF-8.
    return undefined;
  }
}

/** Whether a segment, encoded or not, is `.` or `..`. */
export const isDotSegment = (segment: string): boolean => /^(?:\.|%2e){1,2}$/i.test(segment);

/** Parses a literal segment or a parameter. @throws RuleError */
export function parseSegment(segment: string): Segment {
  const { sign, name } = /^(?<sign>:|\*\*:)(?<name>[a-z]\w{0,39})$/i.exec(segment)?.groups ?? {};
  if (name !== undefined) return { kind: sign === ':' ? 'name' : 'rest', name };
  if (segment === '') throw new RuleError('has an empty segment');
  if (isDotSegment(segment)) throw new RuleError(`must not have the segment ${segment}`);
  if (!literal.test(segment))
    throw new RuleError(
      `has a segment that is neither text, :name nor, at the end, *, ** or **:name: ${segment}`,
    );
  const text = decoded(segment);
  if (text === undefined || /[\p{Cc}/\\]/u.test(text))
    throw new RuleError(`has a segment that is encoded wrongly: ${segment}`);
  return { kind: 'literal', text: segment.replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase()) };
}

/** A parsed pattern. */
export interface RulePattern {
  /** In rou3's notation. */
  readonly route: string;
  readonly names: ReadonlySet<string>;
  /** A path that it matches. */
  readonly sample: string;
}

const fragment = (segment: Segment): string =>
  segment.kind === 'literal' ? segment.text : `${segment.kind === 'rest' ? '**:' : ':'}${segment.name}`;

/**
 * Parses a pattern: segments of text or `:name`, optionally ending in `*` (any one segment), `**` (any rest, even none)
 * or `**:name` (any rest). There are no regular expressions. @throws RuleError
 */
export function parsePattern(pattern: string): RulePattern {
  if (!pattern.startsWith('/')) throw new RuleError('must begin with /');
  if (pattern.length > maxLength) throw new RuleError(`is longer than ${maxLength} characters`);
  if (pattern === '/') return { route: '/', names: new Set(), sample: '/' };
  const parts = pattern.slice(1).split('/');
  if (parts.length > maxSegments) throw new RuleError(`has more than ${maxSegments} segments`);

  const names = new Set<string>();
  const route: string[] = [];
  const sample: string[] = [];
  parts.forEach((part, index) => {
    const isLast = index === parts.length - 1;
    sample.push('sample');
    if (isLast && (part === '*' || part === '**')) {
      // Parameter names never start with an underscore.
      route.push(part === '*' ? ':_any' : part);
      return;
    }
    const segment = parseSegment(part);
    if (segment.kind === 'literal') sample.splice(-1, 1, segment.text);
    else if (names.has(segment.name)) throw new RuleError(`has the name ${segment.name} twice`);
    else names.add(segment.name);
    if (segment.kind === 'rest' && !isLast) throw new RuleError('must end with its **');
    route.push(fragment(segment));
  });
  return { route: `/${route.join('/')}`, names, sample: `/${sample.join('/')}` };
}
