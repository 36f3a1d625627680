/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type CodePurpose =
  | 'PASSWORD_RESET'
  | 'EMAIL_CHANGE';

export type CodeIsValidQueryVariables = Exact<{
  code: string;
  purpose: CodePurpose;
}>;


export type CodeIsValidQuery = { codeIsValid: boolean };


export const CodeIsValidDocument = /* @__PURE__ */ new TypedDocumentString('CodeIsValid', 'sha256:022a3fb41dd99155daae645d6e74f48ab3ac10eb01ab6c41df110f7fcb5225cd', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query CodeIsValid($code: String!, $purpose: CodePurpose!) {
  codeIsValid(code: $code, purpose: $purpose)
}
    `) as unknown as TypedDocumentString<CodeIsValidQuery, CodeIsValidQueryVariables>;