import { createStore, type StoreApi } from 'zustand/vanilla';
import { longAfter, nextPollDelay } from '@/features/checkout/result/followTiming';
import { isFinalView, orderView } from '@/features/checkout/result/orderView';
import { nothingToCancel, type After } from '@/features/checkout/timers';
import type { Order } from '@/features/checkout/types';

export interface FollowedOrder {
  readonly order: Order;
  /** Whether it takes longer than a minute. */
  readonly isLong: boolean;
  /** Whether the last look got no answer. */
  readonly isOutOfTouch: boolean;
}

interface OrderFollowerDeps {
  /** Rejects where no answer came; null where the order is not the caller's any more. */
  readonly read: (id: string) => Promise<Order | null>;
  readonly now: () => number;
  readonly after: After;
  /** Whether anyone looks and the network is there. */
  readonly isAwake: () => boolean;
}

export interface OrderFollower {
  readonly store: StoreApi<FollowedOrder>;
  start(): void;
  stop(): void;
  /** Looks at once where that is of use: the page is shown again, or the network is back. */
  wake(): void;
}

/** Follows an order until nothing changes any more: often at first, seldom later, never while nobody looks. */
export function createOrderFollower(
  order: Order,
  { read, now, after, isAwake }: OrderFollowerDeps,
): OrderFollower {
  const store = createStore<FollowedOrder>()(() => ({ order, isLong: false, isOutOfTouch: false }));
  const since = now();
  let running = false;
  let looking = false;
  let cancelTimer = nothingToCancel;
  let cancelLong = nothingToCancel;

  const lookLater = () => {
    cancelTimer();
    const view = orderView(store.getState().order);
    if (!running || isFinalView(view)) return;
    cancelTimer = after(nextPollDelay(view, now() - since), () => void look());
  };

  async function look(): Promise<void> {
    // The timer of an unseen page ends here; `wake` begins anew.
    if (!running || looking || !isAwake()) return;
    looking = true;
    cancelTimer();
    try {
      const found = await read(order.id);
      store.setState(found ? { order: found, isOutOfTouch: false } : { isOutOfTouch: true });
    } catch {
      store.setState({ isOutOfTouch: true });
    }
    looking = false;
    lookLater();
  }

  return {
    store,
    start() {
      running = true;
      lookLater();
      cancelLong = after(Math.max(0, longAfter - (now() - since)), () => store.setState({ isLong: true }));
    },
    stop() {
      running = false;
      cancelTimer();
      cancelLong();
    },
    wake() {
      if (!isFinalView(orderView(store.getState().order))) void look();
    },
  };
}
