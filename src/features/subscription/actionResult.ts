import type { Failure } from '@/data/requestError';
import type { AwaitedPayment } from '@/features/subscription/awaitedPayment';

/** Translation key of a completed action's message. */
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

/** Outcome of an action. */
export type ActionResult =
  | {
      readonly kind: 'done';
      readonly word: DoneMessage;
      /** The library item that was opened by it. */
      readonly itemId?: string;
    }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The payment is pending. */
  | { readonly kind: 'waiting'; readonly payment: AwaitedPayment }
  /** The payment has to be confirmed on the provider's page. */
  | { readonly kind: 'leave'; readonly page: string; readonly payment: AwaitedPayment }
  /** A method has to be saved on the provider's page. */
  | { readonly kind: 'leave'; readonly page: string }
  /** The provider's URL isn't one we would send anyone to. */
  | { readonly kind: 'strangeProvider' };

/** What is shown about the last action. */
export type ActionMessage = Exclude<ActionResult, { readonly kind: 'leave' }>;
