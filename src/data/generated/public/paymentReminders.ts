/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type PaymentRemindersQueryVariables = Exact<{
  code: string;
}>;


export type PaymentRemindersQuery = { paymentReminders: { email: string, areWanted: boolean } | null };

export type PaymentRemindersSetMutationVariables = Exact<{
  code: string;
  areWanted: boolean;
}>;


export type PaymentRemindersSetMutation = { paymentRemindersSet: { email: string, areWanted: boolean } };


export const PaymentRemindersDocument = /* @__PURE__ */ new TypedDocumentString('PaymentReminders', 'sha256:a24c715218e769908f28b837db5baed0decfcf38646568bbeb7e895ce3f94b9d', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query PaymentReminders($code: String!) {
  paymentReminders(code: $code) {
    email
    areWanted
  }
}
    `) as unknown as TypedDocumentString<PaymentRemindersQuery, PaymentRemindersQueryVariables>;
export const PaymentRemindersSetDocument = /* @__PURE__ */ new TypedDocumentString('PaymentRemindersSet', 'sha256:dbb756286a5cf1314e8682053fd2951c5d2021239869aea9b977372d55f7f91e', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation PaymentRemindersSet($code: String!, $areWanted: Boolean!) {
  paymentRemindersSet(code: $code, areWanted: $areWanted) {
    email
    areWanted
  }
}
    `) as unknown as TypedDocumentString<PaymentRemindersSetMutation, PaymentRemindersSetMutationVariables>;