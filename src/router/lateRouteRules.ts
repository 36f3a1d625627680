import { loadChunk } from '@/lib/chunks';
import type { LateRuleMatch } from '@/router/middleware/followRouteRules';

/** A segment as rules may write it: decoded, in lowercase. */
function plain(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    // A malformed escape: it's compared as it is.
    return segment.toLowerCase();
  }
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean).map(plain);

/** Whether a pattern (`shared/rulePattern`) can match a path: each segment by itself, without what names stand for. */
function canMatch(pattern: readonly string[], path: readonly string[]): boolean {
  const rest = pattern.findIndex((segment) => segment.startsWith('**'));
  if (rest < 0 && pattern.length !== path.length) return false;
  const fixed = rest < 0 ? pattern : pattern.slice(0, rest);
  return fixed.every(
    (segment, index) =>
      index < path.length && (segment.startsWith(':') || segment === '*' || segment === path[index]),
  );
}

/** The patterns in a response of the rules' source. @throws Error for anything else */
function patternsIn(answer: unknown): string[] {
  const { rules }: { rules?: unknown } = Object(Object(answer).data);
  if (!Array.isArray(rules)) throw new Error('No rules');
  return rules.flatMap((rule: unknown) => {
    const { from }: { from?: unknown } = Object(rule);
    return typeof from === 'string' ? [from] : [];
  });
}

/**
 * Matches paths with the rules of a response. What compiles them is loaded for the first path that one of their patterns
 * can match: few visitors ever follow such a link.
 */
export function lateRouteRules(answer: unknown): LateRuleMatch {
  const patterns = patternsIn(answer).map(segmentsOf);
  let compiling: Promise<LateRuleMatch> | undefined;
  const compile = async (): Promise<LateRuleMatch> => {
    const { compileRouteRules } = await loadChunk(() => import('@/router/compileRouteRules'), {
      isOptional: true,
    });
    return compileRouteRules(answer);
  };
  return async (pathname, query) => {
    const path = segmentsOf(pathname);
    if (!patterns.some((pattern) => canMatch(pattern, path))) return undefined;
    compiling ??= compile();
    try {
      return await (
        await compiling
      )(pathname, query);
    } catch (error) {
      compiling = undefined;
      console.info('The route rules could not be applied', error);
      return undefined;
    }
  };
}
