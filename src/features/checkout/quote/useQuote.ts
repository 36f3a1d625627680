import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { failureIn } from '@/data/account/operations';
import { hearChanges } from '@/data/changes';
import type { OrderInput } from '@/data/generated/checkout';
import { useLang } from '@/i18n/lang';
import { checkOrder } from '@/features/checkout/checkoutCalls';
import { createQuoteStore, type QuoteState } from '@/features/checkout/quote/quoteStore';
import { after } from '@/features/checkout/timers';
import type { Quote } from '@/features/checkout/types';

export interface FollowedQuote extends QuoteState {
  /** Requests the price again. */
  readonly renew: () => void;
}

/**
 * The quote of the current selection. `opening` is the quote that the page was loaded with, if it matches the first
 * selection.
 */
export function useQuote(input: OrderInput, opening: Quote | undefined): FollowedQuote {
  const lang = useLang();
  const [follower] = useState(() =>
    createQuoteStore({
      opening: opening && { input, quote: opening },
      check: (asked, signal) => checkOrder(lang, asked, signal),
      failureOf: failureIn,
      now: Date.now,
      after,
    }),
  );

  useEffect(() => follower.follow(input), [follower, input]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('online', follower.refreshIfDue, { signal });
    window.addEventListener('pageshow', follower.refreshIfDue, { signal });
    document.addEventListener('visibilitychange', follower.refreshIfDue, { signal });
    const deafen = hearChanges(follower.renew);
    return () => {
      deafen();
      stop.abort();
      follower.stop();
    };
  }, [follower]);

  return { ...useStore(follower.store), renew: follower.renew };
}
