import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useLang } from '@/i18n/lang';
import { readOrder } from '@/features/checkout/checkoutCalls';
import { createOrderFollower, type FollowedOrder } from '@/features/checkout/result/orderFollower';
import { after } from '@/features/checkout/timers';
import type { Order } from '@/features/checkout/types';

const isAwake = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** An order, followed from what the page was loaded with until nothing changes any more; `replace` shows a newer one. */
export function useOrder(opening: Order): FollowedOrder & { replace(order: Order): void } {
  const lang = useLang();
  const [follower] = useState(() =>
    createOrderFollower(opening, { read: (id) => readOrder(lang, id), now: Date.now, after, isAwake }),
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
