/** Formats cells as a Markdown table whose columns are aligned, the first ones to the left and the others to the right. */
export function alignedTable(
  heads: readonly string[],
  cells: readonly (readonly string[])[],
  leftColumns: number,
): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => (column < leftColumns ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column < leftColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(heads), rule, ...cells.map(line)].join('\n');
}
