import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useLang } from '@/i18n/lang';
import { readOrder } from '@/features/checkout/checkoutCalls';
import { createOrderPoller, type FollowedOrder } from '@/features/checkout/result/orderPoller';
import { after } from '@/features/checkout/timers';
import type { Order } from '@/features/checkout/types';

const isAwake = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/**
 * An order, polled from its initial state until it's final; `replace` shows a newer version. Starts over when the page
 * loads it again, such as in another language.
 */
export function useOrder(opening: Order): FollowedOrder & { replace(order: Order): void } {
  const lang = useLang();
  const follower = useMemo(
    () => createOrderPoller(opening, { read: (id) => readOrder(lang, id), now: Date.now, after, isAwake }),
    [opening, lang],
  );

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('online', follower.wake, { signal });
    window.addEventListener('pageshow', follower.wake, { signal });
    document.addEventListener('visibilitychange', follower.wake, { signal });
    follower.start();
    return () => {
      stop.abort();
      follower.stop();
    };
  }, [follower]);

  return { ...useStore(follower.store), replace: (order) => follower.store.setState({ order }) };
}
