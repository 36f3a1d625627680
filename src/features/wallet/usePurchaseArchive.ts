import { archivePurchase } from '@/commerce/archivePurchase';
import { refresh } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { useAction } from '@/ui/form/useAction';

/** A purchase to archive or to restore. */
export interface Archiving {
  id: string;
  title: string;
  isArchived: boolean;
}

/** Archives and restores purchases, and keeps the last result. */
export function usePurchaseArchive() {
  const lang = useLang();
  return useAction(
    async (archiving: Archiving): Promise<Outcome<Archiving>> => {
      const outcome = await archivePurchase(lang, archiving.id, archiving.isArchived);
      return 'failure' in outcome ? outcome : { data: archiving };
    },
    // The next purchase in the list moves up.
    () => refresh(lang),
  );
}

export type PurchaseArchive = ReturnType<typeof usePurchaseArchive>;
