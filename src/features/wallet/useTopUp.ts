import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useProviderRedirect } from '@/commerce/useProviderRedirect';
import { refresh } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { useForm } from '@/ui/form/useForm';
import { sendTopUp } from '@/features/wallet/sendTopUp';
import { topUpForm, type TopUpLimit } from '@/features/wallet/topUpAmount';

/** Result of a top-up that wasn't refused. */
type TopUpStep =
  /** Leaving for the provider's page. */
  | 'left'
  /** No confirmation on a provider's page is needed. */
  | 'decided'
  /** No response; the request may have arrived. */
  | 'lost'
  /** The provider's URL isn't one we would send anyone to. */
  | 'strangeProvider';

/** The top-up form, in the currency of the limit; continues on the provider's page. */
export function useTopUp(limit: TopUpLimit | undefined) {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  // Ends an attempt if the page wasn't left for the provider's, or was returned to.
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
    // The loader reads from the tab's storage what to follow.
    onSuccess: (step) => (step === 'decided' ? revalidate() : undefined),
  });
  const leave = useProviderRedirect(form.pending, {
    settle: () => stay.current?.(),
    reload: () => void refresh(lang),
  });
  return form;
}
