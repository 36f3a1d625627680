import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Failure } from '@/data/requestError';
import type { OrderInput } from '@/data/generated/checkout';
import { renewalDelay, retryDelay } from '@/features/checkout/quote/quoteTiming';
import { nothingToCancel, type After } from '@/features/checkout/timers';
import type { Quote } from '@/features/checkout/types';

export interface QuoteState {
  /** The latest quote; it stays while the next one loads. */
  readonly quote: Quote | undefined;
  /** Whether `quote` doesn't match the current selection yet. */
  readonly pending: boolean;
  /** Why the current selection couldn't be priced. */
  readonly failure: Failure | undefined;
  /** The total previously shown for this same selection, in the same currency, before the price changed. */
  readonly changedFrom: string | undefined;
}

interface QuoteFollowerDeps {
  /** A selection whose quote is already loaded. */
  readonly opening?: { readonly input: OrderInput; readonly quote: Quote } | undefined;
  /** Requests a quote; rejects if aborted or failed. */
  readonly check: (input: OrderInput, signal: AbortSignal) => Promise<Quote>;
  readonly failureOf: (error: unknown) => Failure;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  readonly after: After;
}

export interface QuoteFollower {
  readonly store: StoreApi<QuoteState>;
  /** Follows a selection from now on; repeating the current one requests nothing. */
  follow(input: OrderInput): void;
  /** Requests a new quote for the current selection, because its price may have changed. */
  renew(): void;
  /** Requests a new quote if one is due: after the device slept, or once the network is back. */
  refreshIfDue(): void;
  stop(): void;
}

const keyOf = (input: OrderInput): string => JSON.stringify(Object.entries(input).sort());

/** Failures that a retry would only repeat. */
const isFinal = ({ code }: Failure): boolean => code === 'BAD_USER_INPUT' || code === 'NOT_FOUND';

/**
 * Keeps the quote of the current selection up to date: the last request wins whatever the order of the responses,
 * failed ones are retried, and a quote is renewed before it expires.
 */
export function createQuoteStore({
  opening,
  check,
  failureOf,
  now,
  after,
}: QuoteFollowerDeps): QuoteFollower {
  const store = createStore<QuoteState>()(() => ({
    quote: opening?.quote,
    pending: false,
    failure: undefined,
    changedFrom: undefined,
  }));
  let input: OrderInput | undefined;
  let answeredKey = opening && keyOf(opening.input);
  let failures = 0;
  let dueAt = Infinity;
  let request = new AbortController();
  let cancelTimer = nothingToCancel;

  const abandon = () => {
    request.abort();
    cancelTimer();
  };

  const askAgainIn = (milliseconds: number) => {
    dueAt = now() + milliseconds;
    cancelTimer = after(milliseconds, () => ask({ quietly: true }));
  };

  const take = (asked: OrderInput, quote: Quote) => {
    const { quote: before } = store.getState();
    const sameQuestion = answeredKey === keyOf(asked) && before?.Currency.id === quote.Currency.id;
    const changed = sameQuestion && before.total !== quote.total;
    answeredKey = keyOf(asked);
    failures = 0;
    store.setState({
      quote,
      pending: false,
      failure: undefined,
      ...(changed && { changedFrom: before.total }),
    });
    askAgainIn(renewalDelay(quote.expiresAt, now()));
  };

  const fail = (asked: OrderInput, error: unknown) => {
    const failure = failureOf(error);
    // A retry may still price the selection; until then, the quote shown is that of another one.
    const isOfAnother = store.getState().quote !== undefined && answeredKey !== keyOf(asked);
    store.setState({ pending: isOfAnother && !isFinal(failure), failure });
    if (isFinal(failure)) return;
    failures += 1;
    askAgainIn(Math.max(retryDelay(failures), (failure.retryAfter ?? 0) * 1000));
  };

  function ask({ quietly = false } = {}): void {
    if (!input) return;
    abandon();
    dueAt = Infinity;
    const asked = input;
    const { signal } = (request = new AbortController());
    if (!quietly) store.setState({ pending: true });
    check(asked, signal).then(
      (quote) => !signal.aborted && take(asked, quote),
      (error: unknown) => !signal.aborted && fail(asked, error),
    );
  }

  return {
    store,
    follow(next) {
      const key = keyOf(next);
      if (input && keyOf(input) === key) return;
      input = next;
      const { quote } = store.getState();
      if (quote && answeredKey === key) {
        // Back to the last priced selection before another one was priced.
        abandon();
        store.setState({ pending: false, failure: undefined });
        askAgainIn(renewalDelay(quote.expiresAt, now()));
      } else {
        store.setState({ changedFrom: undefined });
        ask();
      }
    },
    renew: () => ask(),
    refreshIfDue() {
      if (now() >= dueAt || store.getState().failure) ask({ quietly: true });
    },
    stop() {
      abandon();
      input = undefined;
    },
  };
}
