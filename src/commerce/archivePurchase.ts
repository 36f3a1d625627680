import type { ApolloCache } from '@apollo/client';
import { mutate } from '@/data/account/operations';
import { PurchaseArchiveDocument, type PurchasesQuery } from '@/data/generated/wallet';
import type { Lang } from '@/shared/languages';

/** Removes a purchase from every cached list, as it now belongs in a different one. */
function removeFromLists(cache: ApolloCache, id: string): void {
  cache.modify<{ purchases: PurchasesQuery['purchases'] }>({
    fields: {
      purchases(page, { readField }) {
        if ('__ref' in page) return page;
        const left = page.Purchases.filter((purchase) => readField('id', purchase) !== id);
        if (left.length === page.Purchases.length) return page;
        const { total } = page.Pagination;
        return { ...page, Purchases: left, Pagination: { ...page.Pagination, total: total - 1 } };
      },
    },
  });
}

/** Archives a purchase or unarchives it. */
export const archivePurchase = (lang: Lang, id: string, isArchived: boolean) =>
  mutate(PurchaseArchiveDocument, {
    lang,
    variables: { id, isArchived },
    update(cache) {
      removeFromLists(cache, id);
      cache.modify({
        id: cache.identify({ __typename: 'LibraryItem', id }),
        fields: { isArchived: () => isArchived },
      });
    },
  });
