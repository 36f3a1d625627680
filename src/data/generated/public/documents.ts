/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RichText } from '@/shared/richText';
import { TypedDocumentString } from '@/data/typedDocumentString';
export type LegalDocumentQueryVariables = Exact<{
  kind: string;
  version?: string | null | undefined;
}>;


export type LegalDocumentQuery = { document: { kind: string, version: string, title: string, inForceFrom: string, isInForce: boolean, language: string, text: RichText, Versions: Array<{ version: string, inForceFrom: string }> } | null };

export type OwnPageQueryVariables = Exact<{
  slug: string;
}>;


export type OwnPageQuery = { ownPage: { title: string, language: string, text: RichText } | null };


export const LegalDocumentDocument = /* @__PURE__ */ new TypedDocumentString('LegalDocument', 'sha256:62f36782bd6c00e1c20e64a768557347dfa166c622a2de7c9191549146dbc820', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query LegalDocument($kind: String!, $version: String) {
  document(kind: $kind, version: $version) {
    kind
    version
    title
    inForceFrom
    isInForce
    language
    text
    Versions {
      version
      inForceFrom
    }
  }
}
    `) as unknown as TypedDocumentString<LegalDocumentQuery, LegalDocumentQueryVariables>;
export const OwnPageDocument = /* @__PURE__ */ new TypedDocumentString('OwnPage', 'sha256:0e13baa9e804c0cbead6bc63291a0dbe134da7cd5777cc61d880f99caf71b26d', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query OwnPage($slug: String!) {
  ownPage(slug: $slug) {
    title
    language
    text
  }
}
    `) as unknown as TypedDocumentString<OwnPageQuery, OwnPageQueryVariables>;