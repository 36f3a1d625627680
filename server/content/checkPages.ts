import { fallbackLang } from '../../src/shared/languages.ts';
import { canonicalPath } from '../../src/shared/pagePaths.ts';
import { kinds } from './kinds.ts';
import type { Place, Problems } from './problems.ts';
import { keyOf, type Rows } from './tables.ts';

/** Whether this deployment has a page at a path without its language. */
const hasPage = (path: string): boolean => canonicalPath(`/${fallbackLang}${path}`) !== undefined;

/** Warns of links to pages that this deployment doesn't have, such as those of projects that it doesn't offer. */
export function checkPages(rows: Rows, places: ReadonlyMap<string, Place>, problems: Problems): void {
  for (const table of kinds.flatMap(({ tables }) => tables)) {
    const links = Object.entries(table.fields).filter(([, { isPage }]) => isPage);
    for (const row of links.length > 0 ? (rows.get(table.name) ?? []) : []) {
      const place = places.get(`${table.name} ${keyOf(table, row)}`);
      for (const [name, { column }] of links) {
        const path = row[column];
        if (place && typeof path === 'string' && path.startsWith('/') && !hasPage(path))
          problems.warn({ file: place.file }, `${name} leads to ${path}, which is no page of this site`);
      }
    }
  }
}
