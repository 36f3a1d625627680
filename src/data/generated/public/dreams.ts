/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type DreamInput = {
  /** Made by the client, 16 to 64 characters of a-z, A-Z, 0-9, - and _. */
  clientKey: string;
  /** 1 to 120 characters. */
  title: string;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** At most one of the three; it must be available. */
  productId?: string | number | null | undefined;
  planId?: string | number | null | undefined;
  researchId?: string | number | null | undefined;
  /** Defaults to false. */
  isPublic?: boolean | null | undefined;
};

export type DreamsMergeMutationVariables = Exact<{
  input: Array<DreamInput> | DreamInput;
}>;


export type DreamsMergeMutation = { dreamsMerge: Array<{ clientKey: string | null }> };


export const DreamsMergeDocument = /* @__PURE__ */ new TypedDocumentString('DreamsMerge', 'sha256:df55e0b61b9bc4590b369278906c321acf24f1f6d5feb34587610167dca27ba2', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation DreamsMerge($input: [DreamInput!]!) {
  dreamsMerge(input: $input) {
    clientKey
  }
}
    `) as unknown as TypedDocumentString<DreamsMergeMutation, DreamsMergeMutationVariables>;