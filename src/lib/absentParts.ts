/** The parts of the site that have nothing in them; the server names them in the document, before the page is shown. */
let names: ReadonlySet<string> | undefined;

/** The parts in the form in which a document names them. */
const partsIn = (list: string): ReadonlySet<string> => new Set(list.split(' ').filter(Boolean));

export function setAbsentParts(list: string): void {
  names = partsIn(list);
}

export const absentParts = (): ReadonlySet<string> =>
  (names ??= partsIn(document.documentElement.dataset['absent'] ?? ''));
