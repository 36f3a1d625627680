import * as v from 'valibot';
import { isProject, projectIds } from '../../../src/shared/projects.ts';
import { reportUnknownEntries, WordFiles, wordsOf } from '../entity.ts';
import type { Kind } from '../kind.ts';
import type { Table } from '../tables.ts';

/** An owner's texts for one of the site's projects, which replace those in `locales/`. */
const project = {
  name: 'projects',
  label: 'project',
  key: ['id'],
  fields: {},
  words: {
    title: { column: 'title', isRequired: true },
    description: { column: 'description', isRequired: true },
    line: { column: 'line', isRequired: false },
    seoTitle: { column: 'seo_title', isRequired: false },
    seoDescription: { column: 'seo_description', isRequired: false },
  },
  placed: [],
  gone: 'delete',
} as const satisfies Table;

const words = v.strictObject(wordsOf(project));

/** The site defines the projects (decision 0033); a folder only contains texts and is named after one of them. */
export const projects: Kind = {
  folder: 'projects',
  tables: [project],
  read: (sink, place, id) => {
    if (!isProject(id)) {
      sink.problems.error({ file: place }, `is no project; expected one of ${projectIds.join(', ')}`);
      return;
    }
    const content = sink.folder.list(place);
    reportUnknownEntries(sink, place, content, { files: [] });
    const said = new WordFiles(sink, place, content.files, words);
    sink.add(project, { id, ...said.cells(project, [], (lang) => lang) }, { file: place });
  },
  write: (_, row) => ({ facts: {}, words: [{ path: [], table: project, row }] }),
};
