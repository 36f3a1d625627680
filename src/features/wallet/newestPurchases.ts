import type { PurchasesQueryVariables } from '@/data/generated/wallet';

/** What to ask for, to show the newest few. */
export const newestPurchases = {
  offset: 0,
  limit: 5,
  sort: 'NEWEST',
} as const satisfies PurchasesQueryVariables;
