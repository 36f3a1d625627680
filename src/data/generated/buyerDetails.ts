/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BuyerDetailsInput = {
  company?: string | null | undefined;
  address?: string | null | undefined;
  taxId?: string | null | undefined;
};

export type ReceiptBuyerFragment = { company: string | null, address: string | null, taxId: string | null };

export type BuyerDetailsSaveMutationVariables = Exact<{
  orderId: string | number;
  input: BuyerDetailsInput;
}>;


export type BuyerDetailsSaveMutation = { buyerDetailsSave: { id: string, BuyerDetails: { company: string | null, address: string | null, taxId: string | null } | null, LastBuyerDetails: { company: string | null, address: string | null, taxId: string | null } | null } };

export const ReceiptBuyerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptBuyer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}}]} as unknown as DocumentNode<ReceiptBuyerFragment, unknown>;
export const BuyerDetailsSaveDocument = {"__meta__":{"id":"sha256:10706449a1f5f851626164fa32cab2e9075ee1408b4308eb667714cc77f6a443"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyerDetailsSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerDetailsSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"BuyerDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptBuyer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LastBuyerDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptBuyer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptBuyer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}}]} as unknown as DocumentNode<BuyerDetailsSaveMutation, BuyerDetailsSaveMutationVariables>;