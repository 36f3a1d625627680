import { medianOf } from '../support/median.ts';
import { categories, type Throttling, type Visit } from './visit.ts';

/** Combines several visits of a page into one: the median of each figure. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error('Nothing was measured');
  const of = (figure: (visit: Visit) => number) => medianOf(visits.map(figure));
  return {
    ...first,
    score: of(({ score }) => score),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    requestsBeforePaint: of(({ requestsBeforePaint }) => requestsBeforePaint),
    scriptBytesBeforeLoad: of(({ scriptBytesBeforeLoad }) => scriptBytesBeforeLoad),
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
    machine: of(({ machine }) => machine),
    others: Object.fromEntries(
      categories
        .filter((category) => first.others[category] !== undefined)
        .map((category) => [category, of(({ others }) => others[category] ?? 0)]),
    ),
    failures: [...new Set(visits.flatMap(({ failures }) => failures))],
  };
}

export const targets = {
  score: 98,
  /** Milliseconds above the baseline's LCP with an applied slow connection. */
  overBaseline: 400,
  /** Times the baseline's LCP with a simulated one. */
  timesBaseline: 2.2,
  requestsBeforePaint: 5,
  /** Milliseconds from clicking a preloaded link to the next page's paint. */
  preparedLink: 100,
} as const;

/** The targets that a page misses, in words. */
export function misses(page: Visit, baseline: Visit, throttling: Throttling): string[] {
  const over = page.lcp - baseline.lcp;
  const times = page.lcp / baseline.lcp;
  return [
    page.score < targets.score && `score ${page.score}, not ${targets.score}`,
    throttling === 'devtools' &&
      over > targets.overBaseline &&
      `largest paint ${over.toFixed(0)} ms over the baseline, not ${targets.overBaseline}`,
    throttling === 'simulate' &&
      times > targets.timesBaseline &&
      `largest paint ${times.toFixed(2)} times the baseline, not ${targets.timesBaseline}`,
    page.cls > 0 && `layout shift ${page.cls.toFixed(4)}, not 0`,
    page.requestsBeforePaint > targets.requestsBeforePaint &&
      `${page.requestsBeforePaint} requests before the first paint, not ${targets.requestsBeforePaint} ` +
        `(the first time: ${page.before.join(' ')})`,
    ...Object.entries(page.others).map(
      ([category, score]) => score < 100 && `${category} ${score}, not 100 (${page.failures.join(', ')})`,
    ),
  ].filter((miss) => miss !== false);
}
