/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImmediateKind =
  /** The right of withdrawal is lost with the agreement. */
  | 'CONTENT'
  /** What was used until a withdrawal is paid for. */
  | 'SERVICE';

export type PurchaseStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'SPENT'
  | 'EXPIRED'
  | 'REFUNDED'
  | 'CANCELED';

export type GoodUse =
  /** A text on this site. */
  | 'READ'
  | 'LISTEN'
  | 'WATCH'
  | 'DOWNLOAD'
  /** A link, an event or a license key. */
  | 'OPEN';

export type DeliveryStartMutationVariables = Exact<{
  orderId: string | number;
}>;


export type DeliveryStartMutation = { deliveryStart: { id: string, Waiting: { kind: ImmediateKind, startsAt: string, orderId: string } | null, Agreements: Array<{ at: string, sentences: Array<{ text: string, agreed: boolean }>, Documents: Array<{ kind: string, version: string, title: string, path: string }> }>, Purchase: { id: string, status: PurchaseStatus, availableTo: string | null, hasGoods: boolean, FirstGood: { id: string, use: GoodUse } | null } | null } };


export const DeliveryStartDocument = {"__meta__":{"id":"sha256:cdbd2ab5ae59308f8c5e1c55d35da73db1c54e0030eaf4acfd22b0f482b50246"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliveryStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"Waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"Purchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"availableTo"}},{"kind":"Field","name":{"kind":"Name","value":"hasGoods"}},{"kind":"Field","name":{"kind":"Name","value":"FirstGood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"use"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeliveryStartMutation, DeliveryStartMutationVariables>;