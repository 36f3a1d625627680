/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type PasswordResetRequestInput = {
  email: string;
  language: string;
};

export type PasswordResetInput = {
  code: string;
  password: string;
};

export type PasswordResetRequestMutationVariables = Exact<{
  input: PasswordResetRequestInput;
}>;


export type PasswordResetRequestMutation = { passwordResetRequest: boolean };

export type PasswordResetMutationVariables = Exact<{
  input: PasswordResetInput;
}>;


export type PasswordResetMutation = { passwordReset: string };


export const PasswordResetRequestDocument = /* @__PURE__ */ new TypedDocumentString('PasswordResetRequest', 'sha256:1e916cb310b842a5223cef7b5542cb9bab6802110187ceb8667f97fbabdfc4de', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation PasswordResetRequest($input: PasswordResetRequestInput!) {
  passwordResetRequest(input: $input)
}
    `) as unknown as TypedDocumentString<PasswordResetRequestMutation, PasswordResetRequestMutationVariables>;
export const PasswordResetDocument = /* @__PURE__ */ new TypedDocumentString('PasswordReset', 'sha256:7944057ab4ae2b0979d4aebad7a54af45dc11851e6d551974b3a3caaf811db50', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation PasswordReset($input: PasswordResetInput!) {
  passwordReset(input: $input)
}
    `) as unknown as TypedDocumentString<PasswordResetMutation, PasswordResetMutationVariables>;