/** Characters that start a formula in a spreadsheet, also after trimmed ones and in full width. */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** A cell by RFC 4180. A text that a spreadsheet would run becomes text by an apostrophe before it. */
export function csvCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line with its end. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Says UTF-8 to the spreadsheets that would guess otherwise. */
export const byteOrderMark = '\ufeff';
