import { isPrivatePath } from '../../src/shared/privatePaths.ts';
import { baselinePath } from './htmlBaseline.ts';
import type { MeasuredPage } from './pages.ts';
import type { Row } from './table.ts';
import { medianVisit } from './targets.ts';
import { throttlings, visit, type Throttling, type Visit } from './visit.ts';

export interface Address {
  readonly name: string;
  readonly url: string;
  readonly isBaseline: boolean;
  /** The session of the visit, if any. */
  readonly token?: string | undefined;
}

type Visits = ReadonlyMap<string, readonly Visit[]>;
const keyOf = (name: string, throttling: Throttling) => `${name} ${throttling}`;
const baselineName = (lang: string) => `baseline ${lang}`;

/** The URLs of the baselines and of the pages. */
export const addressesOf = (origin: string, pages: readonly MeasuredPage[], token: string): Address[] => [
  ...[...new Set(pages.map(({ lang }) => lang))].map((lang) => ({
    name: baselineName(lang),
    url: origin + baselinePath(lang),
    isBaseline: true,
  })),
  ...pages.map(({ name, path, isSignedIn }) => ({
    name,
    url: origin + path,
    isBaseline: false,
    ...(isSignedIn && { token }),
  })),
];

/** Visits all URLs in alternation, so that other load on the machine affects them all alike. */
export async function visitAll(
  executablePath: string,
  addresses: readonly Address[],
  rounds: number,
): Promise<Visits> {
  const visits = new Map<string, Visit[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const throttling of throttlings) {
      for (const { name, url, isBaseline, token } of addresses) {
        const key = keyOf(name, throttling);
        const one = {
          executablePath,
          url,
          throttling,
          // Search engines may not list the others.
          withOthers: !isBaseline && !isPrivatePath(new URL(url).pathname) && throttling === 'simulate',
          token,
          name: `${key.replaceAll(' ', '-')}-${round}`,
        };
        const seen = await visit(one).catch((error: unknown) => {
          console.error(`  ${key}, round ${round}, once more: ${String(error)}`);
          return visit(one);
        });
        visits.set(key, [...(visits.get(key) ?? []), seen]);
        console.error(
          `  ${round} ${key.padEnd(20)} ${seen.score} LCP ${seen.lcp.toFixed(0)} ${seen.largest.slice(-60)}`,
        );
      }
    }
  }
  return visits;
}

/** The median of every page next to that of its baseline. */
export function rowsOf(visits: Visits, pages: readonly MeasuredPage[]): Row[] {
  const median = (name: string, throttling: Throttling) =>
    medianVisit(visits.get(keyOf(name, throttling)) ?? []);
  const langs = [...new Set(pages.map(({ lang }) => lang))];
  return throttlings.flatMap((throttling) => [
    ...langs.map((lang) => {
      const page = median(baselineName(lang), throttling);
      return { name: baselineName(lang), throttling, page, baseline: undefined };
    }),
    ...pages.map(({ name, lang }) => {
      const baseline = median(baselineName(lang), throttling);
      return { name, throttling, page: median(name, throttling), baseline };
    }),
  ]);
}
