import { escapeXml } from './book.ts';
import { zipTexts } from './zip.ts';

/** A cell: a text, a number, nothing, or a formula that starts with `=`. */
export type Cell = string | number | null;

const column = (index: number) => String.fromCharCode(65 + index);

function cellOf(cell: Cell, name: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`;
  if (cell.startsWith('=')) return `<c r="${name}"><f>${escapeXml(cell.slice(1))}</f></c>`;
  return `<c r="${name}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const parts = 'http://schemas.openxmlformats.org/package/2006';

/**
 * Creates an Office Open XML workbook (ECMA-376) with one sheet, whose formulas run when it's opened. At most 26
 * columns.
 */
export function workbookOf(name: string, rows: readonly (readonly Cell[])[]): Uint8Array {
  const cells = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, at) => cellOf(cell, `${column(at)}${index + 1}`)).join('')}</row>`,
  );
  return zipTexts({
    '[Content_Types].xml': `${head}<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/sheet.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="sheet.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    'xl/sheet.xml': `${head}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="34" customWidth="1"/></cols><sheetData>${cells.join('')}</sheetData></worksheet>`,
  });
}
