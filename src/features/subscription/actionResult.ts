import type { Failure } from '@/data/requestError';
import type { AwaitedPayment } from '@/features/subscription/awaitedPayment';

/** What was done, by the key of its words. */
export type DoneMessage =
  | 'canceled'
  | 'resumed'
  | 'changed'
  | 'changePlanned'
  | 'changeDropped'
  | 'paid'
  | 'methodSet'
  | 'methodRemoved'
  | 'activated';

/** What came of something that was asked for. */
export type ActionResult =
  | {
      readonly kind: 'done';
      readonly word: DoneMessage;
      /** The item of the library that it has opened. */
      readonly itemId?: string;
    }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The payment is on its way. */
  | { readonly kind: 'waiting'; readonly payment: AwaitedPayment }
  /** The payment is confirmed on the provider's page. */
  | { readonly kind: 'leave'; readonly page: string; readonly payment: AwaitedPayment }
  /** A method is saved on the provider's page. */
  | { readonly kind: 'leave'; readonly page: string }
  /** The provider's page is not one we would send anyone to. */
  | { readonly kind: 'strangeProvider' };

/** What is shown of the last thing that was asked for. */
export type Said = Exclude<ActionResult, { readonly kind: 'leave' }>;
