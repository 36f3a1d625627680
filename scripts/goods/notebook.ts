import type { Browser } from '@playwright/test';
import { pdfOf } from './pdf.ts';
import { workbookOf, type Cell } from './spreadsheet.ts';

const comesIn = ['Wages', 'Other work', 'From the state', 'Presents'];
const goesOut = [
  'Home',
  'Light and heat',
  'Food',
  'Getting around',
  'Children',
  'Health',
  'Put aside',
  'Joy',
];

const questions = [
  'What did you buy that you would buy again?',
  'What did you decide not to want?',
  'Which of the costs surprised you, and would it surprise you again?',
  'To whom did you give something?',
  'What was free?',
  'What has been broken for a month?',
  'What do you pay for that you no longer notice?',
  'What would you do with the same money in half the time?',
  'Which purchase are you proud of having put off?',
  'What is enough?',
  'Whom do you owe a visit that you have been paying for otherwise?',
  'If the year were to come again: what would you leave as it was?',
];

const row = (label: string) => `<tr><th scope="row">${label}</th><td></td><td></td></tr>`;

const monthPage = (question: string, index: number) => `<section><h1>Month ${index + 1}</h1>
<table><thead><tr><th>What comes in</th><th>Meant</th><th>Was</th></tr></thead><tbody>${comesIn.map(row).join('')}</tbody></table><br/>
<table><thead><tr><th>What goes out</th><th>Meant</th><th>Was</th></tr></thead><tbody>${goesOut.map(row).join('')}</tbody></table><br/>
<p><em>${question}</em></p></section>`;

const cover = `<section class="cover"><h1>The Money Notebook</h1>
<p>Undated, for a year of household money. Begin in any month. Fill in “Meant” on the first evening and “Was” on the last, and answer one question in between. A line left empty is an answer too.</p></section>`;

/** The year as rows: each kind of money with twelve months and their sum. */
function yearRows(): Cell[][] {
  const months = Array.from({ length: 12 }, (_, index) => index);
  const letters = months.map((month) => String.fromCharCode(66 + month));
  const empty = months.map(() => null);
  const sums = (label: string, from: number, to: number): Cell[] => [
    label,
    ...letters.map((letter) => `=SUM(${letter}${from}:${letter}${to})`),
    `=SUM(B${to + 1}:M${to + 1})`,
  ];
  const lines = (labels: readonly string[], first: number): Cell[][] =>
    labels.map((label, index) => [label, ...empty, `=SUM(B${first + index}:M${first + index})`]);
  const lastIn = 1 + comesIn.length;
  const firstOut = lastIn + 2;
  const lastOut = firstOut + goesOut.length - 1;
  return [
    ['The Money Notebook', ...months.map((month) => `Month ${month + 1}`), 'Year'],
    ...lines(comesIn, 2),
    sums('What comes in', 2, lastIn),
    ...lines(goesOut, firstOut),
    sums('What goes out', firstOut, lastOut),
    ['What is left', ...[...letters, 'N'].map((letter) => `=${letter}${lastIn + 1}-${letter}${lastOut + 1}`)],
    [],
    ...questions.map((question, index): Cell[] => [`Month ${index + 1}: ${question}`]),
  ];
}

const csvCell = (cell: Cell) => (cell === null ? '' : `"${String(cell).replaceAll('"', '""')}"`);

/** The notebook: for printing, and as a workbook with formulas. */
export async function notebook(browser: Browser): Promise<Record<string, Uint8Array | string>> {
  const rows = yearRows();
  return {
    'notebook-pages/the-money-notebook.pdf': await pdfOf(
      browser,
      'The Money Notebook',
      [cover, ...questions.map(monthPage)],
      'A4',
    ),
    'notebook-sheet/the-money-notebook.xlsx': workbookOf('Year', rows),
    'notebook-sheet/the-money-notebook.csv': rows
      .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
      .join(''),
  };
}
