import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useProviderRedirect } from '@/commerce/useProviderRedirect';
import { refresh } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { useForm } from '@/ui/form/useForm';
import { sendTopUp } from '@/features/wallet/sendTopUp';
import { topUpForm, type TopUpLimit } from '@/features/wallet/topUpAmount';

/** What came of a top-up that was not refused. */
type TopUpStep =
  /** The page is left for the provider's. */
  | 'left'
  /** Nothing is to be done at a provider's page. */
  | 'decided'
  /** No answer came; the request may have arrived. */
  | 'lost'
  /** The provider's page is not one we would send anyone to. */
  | 'strangeProvider';

/** The form that puts money into the wallet, in the currency of the limit, and goes on to the provider's page. */
export function useTopUp(limit: TopUpLimit | undefined) {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  // Ends an attempt whose page was never left for the provider's, or was come back to.
  const stay = useRef<() => void>(undefined);

  const form = useForm({
    schema: topUpForm(lang, limit),
    async submit(wish): Promise<Outcome<TopUpStep>> {
      const outcome = await sendTopUp(lang, wish);
      if ('failure' in outcome) {
        const { code } = outcome.failure;
        const isLost = (code === 'NETWORK' && navigator.onLine) || code === 'INTERNAL';
        return isLost ? { data: 'lost' } : outcome;
      }
      const { redirectUrl } = outcome.data.balanceTopUp;
      if (redirectUrl === null) return { data: 'decided' };
      if (!leave(redirectUrl)) return { data: 'strangeProvider' };
      await new Promise<void>((resolve) => {
        stay.current = resolve;
      });
      return { data: 'left' };
    },
    // The loader finds what to follow in the tab's storage.
    onSuccess: (step) => (step === 'decided' ? revalidate() : undefined),
  });
  const leave = useProviderRedirect(form.pending, {
    settle: () => stay.current?.(),
    reload: () => void refresh(lang),
  });
  return form;
}
