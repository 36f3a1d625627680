/** Gives every generated document the id it's sent by: the hash of its text. */
import { createHash } from 'node:crypto';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print, type DocumentNode } from 'graphql';

/** Called with each document as it's sent. */
type Found = (id: string, text: string) => void;

const idOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/**
 * Replaces each generated module's own copy of the document class with a shared one. Fragment documents are dropped,
 * because operations contain the fragments' text.
 */
export const withSharedClass = (module: string): string =>
  module.includes('export class TypedDocumentString')
    ? module
        .replace(/export const \w+FragmentDoc = [\s\S]*?;\n/g, '')
        .replace(/\nexport class TypedDocumentString[\s\S]*?\n\}\n/, '\n')
        .replace(
          /import type \{ DocumentTypeDecoration \}.*\n/,
          "import { TypedDocumentString } from '@/data/typedDocumentString';\n",
        )
    : module;

/** The documents for the small fetch client: a build that sends ids omits their text. */
const withStringIds = (module: string, found: Found): string =>
  module.replace(/new TypedDocumentString\(`([^`]*)`\)/g, (_all, text: string) => {
    const name = /\w+ (\w+)/.exec(text)?.[1];
    if (name === undefined || text.includes('\\') || text.includes('${'))
      throw new Error(`A document that has no name, or is more than its text: ${text}`);
    const id = idOf(text);
    found(id, text);
    return `/* @__PURE__ */ new TypedDocumentString('${name}', '${id}', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : \`${text}\`)`;
  });

/** The documents for Apollo, which adds `__typename` to selections before printing. */
const withNodeIds = (module: string, found: Found): string =>
  module.replace(
    /^(export const \w+Document = )(\{"kind":"Document".*\})( as unknown as DocumentNode)/gm,
    (_all, before: string, json: string, after: string) => {
      const document: DocumentNode = JSON.parse(json);
      const text = print(addTypenameToDocument(document));
      const id = idOf(text);
      found(id, text);
      return `${before}${JSON.stringify({ __meta__: { id }, ...document })}${after}`;
    },
  );

export const withIds = (module: string, found: Found): string =>
  withNodeIds(withStringIds(module, found), found);

/** The source of a constant that maps ids to texts. */
export const recordOf = (name: string, texts: ReadonlyMap<string, string>): string =>
  `export const ${name}: Readonly<Record<string, string>> = ${JSON.stringify(
    Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1))),
    null,
    2,
  )};\n`;
