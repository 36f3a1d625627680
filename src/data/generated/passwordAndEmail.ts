/* Written by `npm run codegen` from src/data/schema.graphql. */
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


export const PasswordChangeDocument = {"__meta__":{"id":"sha256:98e5632309a706d272c12be968191d5abc9ccb131bb788a179b9968fb1d7c4a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasswordChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PasswordChangeMutation, PasswordChangeMutationVariables>;
export const EmailChangeRequestDocument = {"__meta__":{"id":"sha256:bad825e73deb1e35070689e7faa3350663770b476996f95b7c6c0c91af4ee927"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailChangeRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailChangeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"newConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"oldConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<EmailChangeRequestMutation, EmailChangeRequestMutationVariables>;
export const EmailChangeCancelDocument = {"__meta__":{"id":"sha256:fb55f1e6ca8b4ac17a7864e80ca31912893b85d3ae59528998cdf9fa4c0149cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailChangeCancel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailChangeCancel"}}]}}]} as unknown as DocumentNode<EmailChangeCancelMutation, EmailChangeCancelMutationVariables>;