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
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(cellsOf);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => (column < 2 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(heads), rule, ...cells.map(line)].join('\n');
}
