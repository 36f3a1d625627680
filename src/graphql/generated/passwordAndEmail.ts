/* Written by `npm run codegen` from src/graphql/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PasswordChangeInput = {
  current: string;
  password: string;
};

export type EmailChangeInput = {
  email: string;
  password: string;
  language: string;
};

export type EmailVerificationRequestMutationVariables = Exact<{ [key: string]: never; }>;


export type EmailVerificationRequestMutation = { emailVerificationRequest: boolean };

export type PasswordChangeMutationVariables = Exact<{
  input: PasswordChangeInput;
}>;


export type PasswordChangeMutation = { passwordChange: boolean };

export type EmailChangeRequestMutationVariables = Exact<{
  input: EmailChangeInput;
}>;


export type EmailChangeRequestMutation = { emailChangeRequest: { email: string, newConfirmed: boolean, oldConfirmed: boolean, expiresAt: string } };

export type EmailChangeCancelMutationVariables = Exact<{ [key: string]: never; }>;


export type EmailChangeCancelMutation = { emailChangeCancel: boolean };


export const EmailVerificationRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailVerificationRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailVerificationRequest"}}]}}]} as unknown as DocumentNode<EmailVerificationRequestMutation, EmailVerificationRequestMutationVariables>;
export const PasswordChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasswordChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PasswordChangeMutation, PasswordChangeMutationVariables>;
export const EmailChangeRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailChangeRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailChangeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"newConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"oldConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<EmailChangeRequestMutation, EmailChangeRequestMutationVariables>;
export const EmailChangeCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailChangeCancel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailChangeCancel"}}]}}]} as unknown as DocumentNode<EmailChangeCancelMutation, EmailChangeCancelMutationVariables>;