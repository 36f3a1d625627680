import { GraphQLError, type DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Config } from '../kernel/config.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

const unknownDocument = (): GraphQLError =>
  new GraphQLError('The document is not one of those that this server knows.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/**
 * Finds the text of a document that comes as an id (`documentId`, as the persisted documents of GraphQL over HTTP have
 * it), and where only trusted documents are executed refuses every other before anything reads it.
 */
export const useTrustedDocuments = (trusted: TrustedDocuments, only: Config['graphqlDocuments']): Plugin => ({
  async onParams({ params, setParams }) {
    const id: unknown = 'documentId' in params ? params.documentId : undefined;
    const { operationName, variables, query } = params;
    const text = typeof id === 'string' ? await trusted.textOf(id) : undefined;
    if (text === undefined && id !== undefined && id !== null && typeof query !== 'string')
      throw unknownDocument();
    if (text === undefined && only === 'trusted' && typeof query === 'string')
      if (!(await trusted.includes(query))) throw unknownDocument();
    setParams({ operationName, variables, query: text ?? query });
  },
});

/** So many documents are kept read and checked: all that are trusted, unless builds change all of theirs at once. */
const most = 600;

/** Reads and checks trusted documents once. Every other is forgotten with its request: strangers choose how many. */
export function useKeptDocuments(trusted: Pick<TrustedDocuments, 'has'>): Plugin {
  const kept = new Map<string, DocumentNode>();
  const checked = new WeakSet<DocumentNode>();
  return {
    onParse({ params: { source }, setParsedDocument }) {
      const text = String(source);
      const known = kept.get(text);
      if (known) return setParsedDocument(known);
      if (!trusted.has(text)) return undefined;
      return ({ result }) => {
        if (result === null || result instanceof Error) return;
        if (kept.size >= most) kept.clear();
        kept.set(text, result);
      };
    },
    onValidate({ params: { documentAST }, setResult }) {
      if (checked.has(documentAST)) return setResult([]);
      return ({ valid }) => {
        if (valid) checked.add(documentAST);
      };
    },
  };
}
