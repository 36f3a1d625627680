/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EmailVerificationRequestMutationVariables = Exact<{ [key: string]: never; }>;


export type EmailVerificationRequestMutation = { emailVerificationRequest: boolean };


export const EmailVerificationRequestDocument = {"__meta__":{"id":"sha256:fa58623d81f1458c94c4b97e37fd5328d6db62ac9383116ce89637c3ca7180bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailVerificationRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailVerificationRequest"}}]}}]} as unknown as DocumentNode<EmailVerificationRequestMutation, EmailVerificationRequestMutationVariables>;