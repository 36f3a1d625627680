import type {
  SubscriptionFactsFragment,
  SubscriptionPageQuery,
  SubscriptionPaymentFragment,
  SubscriptionChangePreviewQuery,
} from '@/data/generated/subscription';

export type Subscription = SubscriptionFactsFragment;
export type Plan = SubscriptionPageQuery['plans'][number];
export type Owner = NonNullable<SubscriptionPageQuery['me']>;
export type Product = SubscriptionPageQuery['products'][number];
export type SavedMethod = SubscriptionPageQuery['wallet']['SavedMethods'][number];
export type HistoryEvent = SubscriptionPageQuery['subscriptionHistory'][number];
export type Payment = SubscriptionPaymentFragment;
export type Preview = SubscriptionChangePreviewQuery['subscriptionChangePreview'];
/** The page's data, for a signed-in user. */
export type SubscriptionPageData = SubscriptionPageQuery & { readonly me: Owner };
