/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type EmailChangeConfirmMutationVariables = Exact<{
  code: string;
}>;


export type EmailChangeConfirmMutation = { emailChangeConfirm: { email: string, newConfirmed: boolean, oldConfirmed: boolean } };


export const EmailChangeConfirmDocument = /* @__PURE__ */ new TypedDocumentString('EmailChangeConfirm', 'sha256:19bc6fda98a9fcb47e1acb37ea1301aa0e12801602310ce3839dd54b9fddcaec', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation EmailChangeConfirm($code: String!) {
  emailChangeConfirm(code: $code) {
    email
    newConfirmed
    oldConfirmed
  }
}
    `) as unknown as TypedDocumentString<EmailChangeConfirmMutation, EmailChangeConfirmMutationVariables>;