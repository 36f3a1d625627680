import { loadChunk } from '@/lib/chunks';
import type { LateRuleMatch } from '@/router/middleware/followRouteRules';

/** A path as rules may write it: decoded, in lowercase, with single slashes. */
function plain(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // A malformed escape: it's compared as it is.
  }
  return text.toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '');
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
 * Matches paths with the rules of a response. What compiles them is loaded for the first path that starts like one of
 * their patterns: few visitors ever follow such a link.
 */
export function lateRouteRules(answer: unknown): LateRuleMatch {
  const starts = patternsIn(answer).map((from) => plain(from.replace(/[:*].*/, '')));
  let compiling: Promise<LateRuleMatch> | undefined;
  const compile = async (): Promise<LateRuleMatch> => {
    const { compileRouteRules } = await loadChunk(() => import('@/router/compileRouteRules'), {
      isOptional: true,
    });
    return compileRouteRules(answer);
  };
  return async (pathname, query) => {
    if (!starts.some((start) => plain(pathname).startsWith(start))) return undefined;
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
