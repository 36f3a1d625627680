import type { PurchasesQueryVariables } from '@/data/generated/wallet';

/** Query variables for the newest few purchases. */
export const newestPurchases = {
  offset: 0,
  limit: 5,
  sort: 'NEWEST',
} as const satisfies PurchasesQueryVariables;
