import type { Kind } from './kind.ts';
import { documents } from './kinds/document.ts';
import { ownPages } from './kinds/ownPage.ts';
import { people } from './kinds/person.ts';
import { plans } from './kinds/plan.ts';
import { products } from './kinds/product.ts';
import { projects } from './kinds/project.ts';
import { authors, categories, studies } from './kinds/study.ts';
import { picture } from './pictures.ts';
import { rulesTable } from './rules.ts';
import type { Table } from './tables.ts';

/** Every kind of entity in a content folder, each after those it references. */
export const kinds: readonly Kind[] = [
  categories,
  authors,
  products,
  plans,
  studies,
  people,
  projects,
  documents,
  ownPages,
];

export const tables: readonly Table[] = [picture, ...kinds.flatMap((kind) => kind.tables), rulesTable];
