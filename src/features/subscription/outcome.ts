import type { Failure } from '@/graphql/client/failure';

/** What was done, by the key of its words. */
export type DoneWord =
  | 'canceled'
  | 'resumed'
  | 'changed'
  | 'changePlanned'
  | 'changeDropped'
  | 'paid'
  | 'processing'
  | 'methodSet'
  | 'methodRemoved'
  | 'activated';

/** What came of something that was asked for. */
export type Outcome =
  | { readonly kind: 'done'; readonly word: DoneWord }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The payment is confirmed on the provider's page. */
  | { readonly kind: 'leave'; readonly page: string }
  /** The provider's page is not one we would send anybody to. */
  | { readonly kind: 'strangeProvider' };
