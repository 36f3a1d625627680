import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { failureIn } from '@/data/account/operations';
import type { OrderInput } from '@/data/generated/checkout';
import { useLang } from '@/i18n/lang';
import { checkOrder } from '@/features/checkout/checkoutCalls';
import { createQuoteFollower, type QuoteState } from '@/features/checkout/quote/quoteFollower';
import { after } from '@/features/checkout/timers';
import type { Quote } from '@/features/checkout/types';

export interface FollowedQuote extends QuoteState {
  /** Asks for the price again. */
  readonly renew: () => void;
}

/**
 * The quote of a selection, kept right while it changes. `opening` is the quote that the page was loaded
 * with, where it answers the first selection.
 */
export function useQuote(input: OrderInput, opening: Quote | undefined): FollowedQuote {
  const lang = useLang();
  const [follower] = useState(() =>
    createQuoteFollower({
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
    window.addEventListener('online', follower.catchUp, { signal });
    window.addEventListener('pageshow', follower.catchUp, { signal });
    document.addEventListener('visibilitychange', follower.catchUp, { signal });
    return () => {
      stop.abort();
      follower.stop();
    };
  }, [follower]);

  return { ...useStore(follower.store), renew: follower.renew };
}
