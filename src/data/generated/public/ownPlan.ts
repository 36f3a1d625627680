/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
export type SubscriptionStatus =
  | 'INCOMPLETE'
  | 'INCOMPLETE_EXPIRED'
  | 'TRIALING'
  | 'ACTIVE'
  | 'PAST_DUE'
  | 'CANCELED';

export type OwnPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPlanQuery = { me: { id: string, hadSubscriptionBefore: boolean, Subscription: { id: string, status: SubscriptionStatus, activeEndDate: string | null, Plan: { id: string } } | null } | null };


export const OwnPlanDocument = /* @__PURE__ */ new TypedDocumentString('OwnPlan', 'sha256:dce5394fc576e3b7df4504b5e0a812db397a0ed2622b132867c06d2ea7acf5eb', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    query OwnPlan {
  me {
    id
    hadSubscriptionBefore
    Subscription {
      id
      status
      activeEndDate
      Plan {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnPlanQuery, OwnPlanQueryVariables>;