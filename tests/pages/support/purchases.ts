import { vi } from 'vitest';
import type { PurchaseRowFragment } from '@/data/generated/wallet';
import { answering, endpoint } from './answers';
import { provider } from './server';

/** A permanent purchase of The Atlas of Attention. */
export const purchase = (facts: Partial<PurchaseRowFragment> = {}): PurchaseRowFragment => ({
  id: '1',
  status: 'ACTIVE',
  startsAt: null,
  availableTo: null,
  spentAt: null,
  createdAt: '2026-11-18T10:00:00.000Z',
  isArchived: false,
  Product: { id: '2', title: 'The Atlas of Attention', active: true, Plan: null },
  Tariff: { id: '21', name: 'Scholar' },
  Gift: null,
  Researches: [],
  hasGoods: false,
  Order: { id: '90', price: '45.00', Currency: { id: '2', code: 'EUR' } },
  ...facts,
});

/** Has the provider answer with a page of purchases once `until` has resolved; returns a spy on the variables. */
export function purchasesAnswers(
  purchases: readonly PurchaseRowFragment[],
  total = purchases.length,
  until: Promise<void> = Promise.resolve(),
) {
  const asked = vi.fn<(variables: unknown) => void>();
  provider.use(
    endpoint.query('Purchases', async ({ variables }) => {
      asked(variables);
      await until;
      const totalPages = Math.ceil(total / 10);
      return answering({
        purchases: {
          Purchases: purchases,
          Pagination: { currentPage: 1, nextPageExists: false, previousPageExists: false, total, totalPages },
        },
      });
    }),
  );
  return asked;
}
