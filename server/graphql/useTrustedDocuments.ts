import { GraphQLError, type DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Config } from '../kernel/config.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

const unknownDocument = (): GraphQLError =>
  new GraphQLError('The document is not one of those that this server knows.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

/**
 * Resolves documents sent by ID (`documentId`, as in GraphQL over HTTP persisted documents). If only trusted documents
 * may be executed, rejects all others before anything parses them.
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

/**
 * How many parsed and validated documents are cached: enough for all trusted ones, unless builds replace all of theirs
 * at once.
 */
const maxCached = 600;

/**
 * Parses and validates trusted documents once. Other documents are not cached, since strangers control how many there
 * are.
 */
export function useDocumentCache(trusted: Pick<TrustedDocuments, 'has'>): Plugin {
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
        if (kept.size >= maxCached) kept.clear();
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
