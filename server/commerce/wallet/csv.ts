/** Characters that start a formula in a spreadsheet, including full-width ones and those after trimmed characters. */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** A cell as in RFC 4180. Text that a spreadsheet would run is escaped with a leading apostrophe. */
export function csvCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row with its line ending. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Makes spreadsheets that would guess another encoding read UTF-8. */
export const byteOrderMark = '\ufeff';
