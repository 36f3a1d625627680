import { createStore, type StoreApi } from 'zustand/vanilla';
import { longAfter, nextPollDelay } from '@/features/checkout/result/followTiming';
import { isFinalView, orderView } from '@/features/checkout/result/orderView';
import { nothingToCancel, type After } from '@/features/checkout/timers';
import type { Order } from '@/features/checkout/types';

export interface FollowedOrder {
  readonly order: Order;
  /** Whether it's taking longer than a minute. */
  readonly isLong: boolean;
  /** Whether the last poll got no response. */
  readonly isDisconnected: boolean;
}

interface OrderFollowerDeps {
  /** Rejects if there was no response; null if the order is no longer the caller's. */
  readonly read: (id: string) => Promise<Order | null>;
  readonly now: () => number;
  readonly after: After;
  /** Whether the page is visible and online. */
  readonly isAwake: () => boolean;
}

export interface OrderFollower {
  readonly store: StoreApi<FollowedOrder>;
  start(): void;
  stop(): void;
  /** Polls at once if useful: the page is visible again, or the network is back. */
  wake(): void;
}

/** Polls an order until its state is final: often at first, less often later, never while the page is hidden. */
export function createOrderPoller(
  order: Order,
  { read, now, after, isAwake }: OrderFollowerDeps,
): OrderFollower {
  const store = createStore<FollowedOrder>()(() => ({ order, isLong: false, isDisconnected: false }));
  const since = now();
  let running = false;
  let isPolling = false;
  let cancelTimer = nothingToCancel;
  let cancelLong = nothingToCancel;

  const pollLater = () => {
    cancelTimer();
    const view = orderView(store.getState().order);
    if (!running || isFinalView(view)) return;
    cancelTimer = after(nextPollDelay(view, now() - since), () => void poll());
  };

  async function poll(): Promise<void> {
    // Polling stops while the page is hidden; `wake` resumes it.
    if (!running || isPolling || !isAwake()) return;
    isPolling = true;
    cancelTimer();
    try {
      const found = await read(order.id);
      store.setState(found ? { order: found, isDisconnected: false } : { isDisconnected: true });
    } catch {
      store.setState({ isDisconnected: true });
    }
    isPolling = false;
    pollLater();
  }

  return {
    store,
    start() {
      running = true;
      pollLater();
      cancelLong = after(Math.max(0, longAfter - (now() - since)), () => store.setState({ isLong: true }));
    },
    stop() {
      running = false;
      cancelTimer();
      cancelLong();
    },
    wake() {
      if (!isFinalView(orderView(store.getState().order))) void poll();
    },
  };
}
