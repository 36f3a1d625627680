/* Written by `npm run codegen` from src/graphql/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/graphql/typedDocumentString';
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


export type PasswordResetMutation = { passwordReset: boolean };


export const PasswordResetRequestDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PasswordResetRequest($input: PasswordResetRequestInput!) {
  passwordResetRequest(input: $input)
}
    `) as unknown as TypedDocumentString<PasswordResetRequestMutation, PasswordResetRequestMutationVariables>;
export const PasswordResetDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PasswordReset($input: PasswordResetInput!) {
  passwordReset(input: $input)
}
    `) as unknown as TypedDocumentString<PasswordResetMutation, PasswordResetMutationVariables>;