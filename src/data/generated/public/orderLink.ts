/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type OrderLinkState =
  | 'GOOD'
  /** Revoked, used to move the order, or expired. */
  | 'SPENT'
  /** The order belongs to an account now. */
  | 'ACCOUNT';

export type LinkTokenExchangeMutationVariables = Exact<{
  token: string;
}>;


export type LinkTokenExchangeMutation = { linkTokenExchange: { token: string } };

export type OrderLinkQueryVariables = Exact<{
  code: string;
}>;


export type OrderLinkQuery = { orderLink: { state: OrderLinkState, isOwn: boolean, email: string, productTitle: string, productId: string, orderId: string, itemId: string | null } | null };

export type OrderLinkOpenMutationVariables = Exact<{
  code: string;
}>;


export type OrderLinkOpenMutation = { orderLinkOpen: { token: string } };

export type OrderClaimMutationVariables = Exact<{
  code: string;
}>;


export type OrderClaimMutation = { orderClaim: number };

export type OrderLinkRequestMutationVariables = Exact<{
  orderId?: string | number | null | undefined;
  code?: string | null | undefined;
}>;


export type OrderLinkRequestMutation = { orderLinkRequest: boolean };

export type PurchasesResendMutationVariables = Exact<{
  email: string;
  language: string;
}>;


export type PurchasesResendMutation = { purchasesResend: boolean };

export type OrderLinksRevokeMutationVariables = Exact<{ [key: string]: never; }>;


export type OrderLinksRevokeMutation = { orderLinksRevoke: boolean };

export type GuestPurchasesQueryVariables = Exact<{ [key: string]: never; }>;


export type GuestPurchasesQuery = { guestPurchases: Array<{ email: string, count: number, orderId: string }> };


export const LinkTokenExchangeDocument = /* @__PURE__ */ new TypedDocumentString('LinkTokenExchange', 'sha256:41001105358fdb38861f52e7da4e38005968c2b720f5a15050c5d3202945f570', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation LinkTokenExchange($token: String!) {
  linkTokenExchange(token: $token) {
    token
  }
}
    `) as unknown as TypedDocumentString<LinkTokenExchangeMutation, LinkTokenExchangeMutationVariables>;
export const OrderLinkDocument = /* @__PURE__ */ new TypedDocumentString('OrderLink', 'sha256:f189336c6c2fe805ec1e3fc8064f9bb66af7b09fc2709b326e878043d197edb1', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query OrderLink($code: String!) {
  orderLink(code: $code) {
    state
    isOwn
    email
    productTitle
    productId
    orderId
    itemId
  }
}
    `) as unknown as TypedDocumentString<OrderLinkQuery, OrderLinkQueryVariables>;
export const OrderLinkOpenDocument = /* @__PURE__ */ new TypedDocumentString('OrderLinkOpen', 'sha256:69a870f6a139e48b6db234ec765b06d670a30be56d7e484b65a25e7dd5a9ebcf', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation OrderLinkOpen($code: String!) {
  orderLinkOpen(code: $code) {
    token
  }
}
    `) as unknown as TypedDocumentString<OrderLinkOpenMutation, OrderLinkOpenMutationVariables>;
export const OrderClaimDocument = /* @__PURE__ */ new TypedDocumentString('OrderClaim', 'sha256:30df59d63d51096e6a2a56151f901c50c89bc266d660950df73c05cfee68c6c1', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation OrderClaim($code: String!) {
  orderClaim(code: $code)
}
    `) as unknown as TypedDocumentString<OrderClaimMutation, OrderClaimMutationVariables>;
export const OrderLinkRequestDocument = /* @__PURE__ */ new TypedDocumentString('OrderLinkRequest', 'sha256:1007f3537fa3a8f153254cd4ba9bf239f5b4684df9f5a7719e571aab2e724dc0', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation OrderLinkRequest($orderId: ID, $code: String) {
  orderLinkRequest(orderId: $orderId, code: $code)
}
    `) as unknown as TypedDocumentString<OrderLinkRequestMutation, OrderLinkRequestMutationVariables>;
export const PurchasesResendDocument = /* @__PURE__ */ new TypedDocumentString('PurchasesResend', 'sha256:ea3e6dd7216d83476f627f9646adad20d80964b21afc80f36a6f16f07898d853', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation PurchasesResend($email: String!, $language: String!) {
  purchasesResend(email: $email, language: $language)
}
    `) as unknown as TypedDocumentString<PurchasesResendMutation, PurchasesResendMutationVariables>;
export const OrderLinksRevokeDocument = /* @__PURE__ */ new TypedDocumentString('OrderLinksRevoke', 'sha256:10ed45206a11d2543394b3026cf15ed312d3366e2cd2de4a32fe218e653bb66f', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation OrderLinksRevoke {
  orderLinksRevoke
}
    `) as unknown as TypedDocumentString<OrderLinksRevokeMutation, OrderLinksRevokeMutationVariables>;
export const GuestPurchasesDocument = /* @__PURE__ */ new TypedDocumentString('GuestPurchases', 'sha256:b3311594e04197d8deae825c7b1a44c6712157bf196078c68fe117021df10561', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query GuestPurchases {
  guestPurchases {
    email
    count
    orderId
  }
}
    `) as unknown as TypedDocumentString<GuestPurchasesQuery, GuestPurchasesQueryVariables>;