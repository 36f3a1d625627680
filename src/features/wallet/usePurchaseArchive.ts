import { archivePurchase } from '@/commerce/archivePurchase';
import { refresh } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { useAction } from '@/ui/form/useAction';

/** A purchase and where it goes: out of the list, or back. */
export interface Archiving {
  id: string;
  title: string;
  isArchived: boolean;
}

/** Takes purchases out of the list and puts them back, and knows what came of it last. */
export function usePurchaseArchive() {
  const lang = useLang();
  return useAction(
    async (archiving: Archiving): Promise<Outcome<Archiving>> => {
      const outcome = await archivePurchase(lang, archiving.id, archiving.isArchived);
      return 'failure' in outcome ? outcome : { data: archiving };
    },
    // The next one of the list moves up.
    () => refresh(lang),
  );
}

export type PurchaseArchive = ReturnType<typeof usePurchaseArchive>;
