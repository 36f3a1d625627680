/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RichText } from '@/shared/richText';
import { TypedDocumentString } from '@/data/typedDocumentString';
export type LegalDocumentQueryVariables = Exact<{
  document: string;
  version?: string | null | undefined;
}>;


export type LegalDocumentQuery = { document: { kind: string, version: string, title: string, inForceFrom: string, isInForce: boolean, language: string, text: RichText, Versions: Array<{ version: string, inForceFrom: string }> } | null };

export type OwnPageQueryVariables = Exact<{
  ownPage: string;
}>;


export type OwnPageQuery = { ownPage: { title: string, language: string, text: RichText } | null };


export const LegalDocumentDocument = /* @__PURE__ */ new TypedDocumentString('LegalDocument', 'sha256:646a44f6ab974d9a5b51c775e5f9d3f1a5442fd3f638e03d60f3e5679a78a46e', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query LegalDocument($document: String!, $version: String) {
  document(kind: $document, version: $version) {
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
export const OwnPageDocument = /* @__PURE__ */ new TypedDocumentString('OwnPage', 'sha256:1c4b8c2c9516c520777c3f0bab545467c667b2f2a2a3b0988ce5281b7eabac9a', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query OwnPage($ownPage: String!) {
  ownPage(slug: $ownPage) {
    title
    language
    text
  }
}
    `) as unknown as TypedDocumentString<OwnPageQuery, OwnPageQueryVariables>;