import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@/graphql/client/failure';
import { useLang } from '@/i18n/lang';
import { holdBusy } from '@/lib/busy';
import { leaveFor } from '@/lib/leave';
import { providerPage } from '@/lib/providerPage';
import { sendTopUp, type TopUpWish } from '@/features/wallet/sendTopUp';

/** What keeps a top-up from going on. */
export type TopUpTrouble =
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** No answer came; the request may have arrived. */
  | { readonly kind: 'lost' }
  /** The provider's page is not one we would send anybody to. */
  | { readonly kind: 'strangeProvider' };

/** Milliseconds after which a page that should have been left takes presses again. */
const leavingPatience = 15_000;

/** Puts money into the wallet and goes on to the provider's page. */
export function useTopUp() {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<TopUpTrouble>();

  useEffect(() => (isSending ? holdBusy() : undefined), [isSending]);

  useEffect(() => {
    const cameBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setSending(false);
      void revalidate();
    };
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, [revalidate]);

  const stay = (next?: TopUpTrouble) => {
    setSending(false);
    setTrouble(next);
  };

  async function start(wish: TopUpWish): Promise<void> {
    setSending(true);
    setTrouble(undefined);
    const outcome = await sendTopUp(lang, wish);
    if ('failure' in outcome) {
      const { failure } = outcome;
      const isLost = (failure.code === 'NETWORK' && navigator.onLine) || failure.code === 'INTERNAL';
      stay(isLost ? { kind: 'lost' } : { kind: 'refused', failure });
      if (failure.code === 'UNAUTHENTICATED') void revalidate();
      return;
    }
    const { redirectUrl } = outcome.data.balanceTopUp;
    if (redirectUrl === null) {
      stay();
      // The page follows it from here.
      return revalidate();
    }
    const page = providerPage(redirectUrl);
    if (page === undefined) return stay({ kind: 'strangeProvider' });
    leaveFor(page);
    setTimeout(() => setSending(false), leavingPatience);
  }

  return { isSending, trouble, start };
}
