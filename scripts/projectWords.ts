import type { Selectable } from 'kysely';
import type { Plugin } from 'vite';
import { localize, localizeIfAny } from '../server/catalogue/words.ts';
import { openPostgres } from '../server/database/connection.ts';
import { isMigrated } from '../server/database/migrate.ts';
import type { Database } from '../server/database/schema.ts';
import { languages, type Lang } from '../src/shared/languages.ts';
import type { ProjectId } from '../src/shared/projects.ts';
import { ownDatabaseOf } from './ownDatabase.ts';

export type ProjectRow = Selectable<Database['projects']>;

interface Messages {
  [name: string]: string | Messages;
}

/** The message file of a project's page. */
const namespaceOf = (id: ProjectId): string => {
  const name = id === 'arcanum12th' ? 'arcanum' : id;
  return `project${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

const partOf = (messages: Messages, name: string): Messages => {
  const part = messages[name];
  if (typeof part !== 'object') throw new Error(`The messages of a project have no ${name}`);
  return part;
};

/** A message file with what an owner says of the projects instead. */
export function withProjectWords(
  messages: Messages,
  { lang, namespace, rows }: { lang: Lang; namespace: string; rows: readonly ProjectRow[] },
): Messages {
  const made = structuredClone(messages);
  for (const row of rows) {
    const title = localize(row.title, lang);
    const description = localize(row.description, lang);
    if (namespace === 'projects')
      Object.assign(partOf(made, 'lines'), { [row.id]: localizeIfAny(row.line, lang) ?? description });
    if (namespace !== namespaceOf(row.id)) continue;
    Object.assign(partOf(made, 'hero'), { title, lead: description });
    Object.assign(partOf(made, 'meta'), {
      title: localizeIfAny(row.seo_title, lang) ?? title,
      description: localizeIfAny(row.seo_description, lang) ?? description,
    });
  }
  return made;
}

/** The projects of the owner's database; none where the build is given none, or one without tables yet. */
async function readRows(): Promise<readonly ProjectRow[]> {
  const url = ownDatabaseOf(process.env);
  if (url === undefined) return [];
  const own = openPostgres(url, { maxConnections: 1 });
  try {
    return (await isMigrated(own.db)) ? await own.db.selectFrom('projects').selectAll().execute() : [];
  } finally {
    await own.close();
  }
}

/** Writes the words that an owner gives the projects into the message files of the build, which its id follows. */
export function projectWords(): Plugin {
  return {
    name: 'project-words',
    async generateBundle(_options, bundle) {
      const rows = await readRows();
      if (rows.length === 0) return;
      for (const { prefix: lang } of languages)
        for (const namespace of ['projects', ...rows.map(({ id }) => namespaceOf(id))]) {
          const file = bundle[`locales/${lang}/${namespace}.json`];
          if (file?.type !== 'asset') continue;
          // What `localeFiles` made of a file of messages.
          const messages = JSON.parse(String(file.source)) as Messages;
          file.source = JSON.stringify(withProjectWords(messages, { lang, namespace, rows }));
        }
    },
  };
}
