import { alignedTable } from '../support/alignedTable.ts';
import { categories, type Throttling, type Visit } from './visit.ts';

/** A page with its baseline; a baseline has none. */
export interface Row {
  readonly name: string;
  readonly throttling: Throttling;
  readonly page: Visit;
  readonly baseline: Visit | undefined;
}

const heads = [
  'page',
  'throttling',
  'score',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'requests before paint',
  'kB script before load',
  'in all',
  'acc. / best / SEO',
  'LCP to baseline',
];

const milliseconds = (value: number) => value.toFixed(0);

function compared({ page, baseline, throttling }: Row): string {
  if (!baseline) return '';
  if (throttling === 'simulate') return `× ${(page.lcp / baseline.lcp).toFixed(2)}`;
  const over = page.lcp - baseline.lcp;
  return `${over < 0 ? '−' : '+'} ${milliseconds(Math.abs(over))} ms`;
}

const cellsOf = (row: Row): string[] => {
  const { page } = row;
  const others = categories.map((category) => page.others[category]).filter((score) => score !== undefined);
  return [
    row.name,
    row.throttling,
    String(page.score),
    milliseconds(page.fcp),
    milliseconds(page.lcp),
    milliseconds(page.tbt),
    page.cls === 0 ? '0' : page.cls.toFixed(4),
    String(page.requestsBeforePaint),
    (page.scriptBytesBeforeLoad / 1000).toFixed(1),
    (page.scriptBytes / 1000).toFixed(1),
    others.join(' / '),
    compared(row),
  ];
};

/** Formats the results as an aligned Markdown table. */
export const tableOf = (rows: readonly Row[]): string => alignedTable(heads, rows.map(cellsOf), 2);
