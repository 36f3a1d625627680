/* Written by `npm run codegen` from src/data/schema.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '@/data/typedDocumentString';
/** Why a visitor reports a review. */
export type ReviewReason =
  | 'SPAM'
  | 'INSULT'
  /** A person's personal data. */
  | 'PERSONAL_DATA'
  | 'OTHER';

export type ReviewReportMutationVariables = Exact<{
  id: string | number;
  reason: ReviewReason;
}>;


export type ReviewReportMutation = { reviewReport: boolean };


export const ReviewReportDocument = /* @__PURE__ */ new TypedDocumentString('ReviewReport', 'sha256:ec044ad5ead5933c879510484d2b402a10fe184a2fd4ef59f85ccbc4e62cb755', import.meta.env.VITE_GRAPHQL_DOCUMENTS === 'id' ? undefined : `
    mutation ReviewReport($id: ID!, $reason: ReviewReason!) {
  reviewReport(id: $id, reason: $reason)
}
    `) as unknown as TypedDocumentString<ReviewReportMutation, ReviewReportMutationVariables>;