/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Device =
  | 'DESKTOP'
  | 'TABLET'
  | 'PHONE'
  | 'UNKNOWN';

export type SignInMethod =
  | 'PASSWORD'
  | 'LINK'
  | 'REGISTRATION';

export type SignInOutcome =
  | 'SUCCEEDED'
  | 'WRONG_PASSWORD'
  | 'WRONG_CODE';

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQuery = { me: { id: string, email: string | null, emailVerified: boolean, deletionDate: string | null, emailChange: { email: string, newConfirmed: boolean, oldConfirmed: boolean, expiresAt: string } | null, balances: Array<{ amount: string, Currency: { id: string, code: string } }> } | null, twoFactor: { enabled: boolean, enabledAt: string | null, recoveryCodesLeft: number }, sessions: Array<{ id: string, current: boolean, browser: string | null, os: string | null, device: Device, createdAt: string, lastSeenAt: string }>, signIns: Array<{ id: string, method: SignInMethod, outcome: SignInOutcome, browser: string | null, os: string | null, device: Device, createdAt: string }> };

export type SessionRevokeMutationVariables = Exact<{
  id: string | number;
}>;


export type SessionRevokeMutation = { sessionRevoke: boolean };

export type SessionsRevokeOthersMutationVariables = Exact<{ [key: string]: never; }>;


export type SessionsRevokeOthersMutation = { sessionsRevokeOthers: number };

export type AccountExportMutationVariables = Exact<{
  password: string;
}>;


export type AccountExportMutation = { accountExport: unknown };

export type AccountDeleteMutationVariables = Exact<{
  password: string;
}>;


export type AccountDeleteMutation = { accountDelete: string };

export type AccountDeleteUndoMutationVariables = Exact<{ [key: string]: never; }>;


export type AccountDeleteUndoMutation = { accountDeleteUndo: boolean };


export const SecurityDocument = {"__meta__":{"id":"sha256:8f82eb6a49d402220535931c947c30b59ac0f60452cc1c12ffa5736754bd3231"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"emailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"newConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"oldConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletionDate"}},{"kind":"Field","name":{"kind":"Name","value":"balances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"Currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"twoFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"enabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"os"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"os"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SecurityQuery, SecurityQueryVariables>;
export const SessionRevokeDocument = {"__meta__":{"id":"sha256:b3364ad7061cac91b6894881c394104819a796273a8ef2cb50f7ba0a62b9ced4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionRevoke"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SessionRevokeMutation, SessionRevokeMutationVariables>;
export const SessionsRevokeOthersDocument = {"__meta__":{"id":"sha256:778a13c4d3b8d141da08a9189f069690a4e3dc44c15761af6768ec0c40310755"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionsRevokeOthers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionsRevokeOthers"}}]}}]} as unknown as DocumentNode<SessionsRevokeOthersMutation, SessionsRevokeOthersMutationVariables>;
export const AccountExportDocument = {"__meta__":{"id":"sha256:fec405ded86363245aae4d1b6054e3180eed20f815222aae6b1aa25f4005705f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<AccountExportMutation, AccountExportMutationVariables>;
export const AccountDeleteDocument = {"__meta__":{"id":"sha256:e565873ac34fcda5bc23523b168dba5831735c9732a158f1417be1a7f730fa0f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<AccountDeleteMutation, AccountDeleteMutationVariables>;
export const AccountDeleteUndoDocument = {"__meta__":{"id":"sha256:7abc708d0d1a13861d561be8a97f6e2eca27a242e757c53e49fc842d51845f38"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountDeleteUndo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountDeleteUndo"}}]}}]} as unknown as DocumentNode<AccountDeleteUndoMutation, AccountDeleteUndoMutationVariables>;