import { useCallback, useRef, useState } from 'react';
import { useProviderRedirect } from '@/commerce/useProviderRedirect';
import { refresh } from '@/data/account/operations';
import { useLang } from '@/i18n/lang';
import { usePolling } from '@/ui/usePolling';
import { useThrow } from '@/ui/useThrow';
import { awaited } from '@/features/subscription/awaitedPayment';
import type { ActionResult, ActionMessage } from '@/features/subscription/actionResult';
import { pendingPaymentResult } from '@/features/subscription/subscriptionCalls';

export interface SubscriptionAction {
  /** Name of the action in flight. */
  readonly pending: string | undefined;
  readonly said: ActionMessage | undefined;
  /**
   * Runs one action at a time; returns its result, or undefined if another one is in flight. An unexpected error
   * reaches the error page.
   */
  run(name: string, work: () => Promise<ActionResult>): Promise<ActionResult | undefined>;
  /** Clears the message, except for a pending payment. */
  clearMessage(): void;
}

/** The pending payment, if any. */
function pendingPayment(): ActionMessage | undefined {
  const payment = awaited.read();
  return payment && { kind: 'waiting', payment };
}

/** Stores a pending payment, and forgets it once it has succeeded. */
function remember(outcome: ActionResult): void {
  if ('payment' in outcome) awaited.keep(outcome.payment);
  else if (outcome.kind === 'done' && (outcome.word === 'paid' || outcome.word === 'changed'))
    awaited.keep(undefined);
}

/**
 * Shared by all buttons of the page: runs one named action at a time and has one place for its result. Unlike the form
 * kit's `useAction`, it can also leave for the provider's page, and follows a pending payment.
 */
export function useSubscriptionAction(): SubscriptionAction {
  const lang = useLang();
  const throwInRender = useThrow();
  // The button can be pressed twice before the first press has rendered.
  const busy = useRef(false);
  const [pending, setPending] = useState<string>();
  const [said, setSaid] = useState(pendingPayment);

  const settle = useCallback((next?: ActionMessage) => {
    busy.current = false;
    setPending(undefined);
    setSaid(next);
  }, []);

  const leave = useProviderRedirect(pending !== undefined, {
    settle: () => settle(pendingPayment()),
    reload: () => void refresh(lang),
  });

  const waiting = said?.kind === 'waiting' ? said : undefined;
  usePolling(waiting !== undefined, async () => {
    if (!waiting) return;
    const arrival = await pendingPaymentResult(lang, waiting.payment);
    if (arrival?.kind === 'waiting') return;
    awaited.keep(undefined);
    setSaid((current) => (current === waiting ? arrival : current));
    void refresh(lang);
  });

  const run = async (name: string, work: () => Promise<ActionResult>) => {
    if (busy.current) return undefined;
    busy.current = true;
    setPending(name);
    setSaid(undefined);
    let outcome: ActionResult;
    try {
      outcome = await work();
      remember(outcome);
    } catch (error) {
      settle();
      throwInRender(error);
      return undefined;
    }
    if (outcome.kind === 'leave') {
      leave(outcome.page);
      return outcome;
    }
    settle(outcome);
    const isStale = outcome.kind === 'failed' && ['CONFLICT', 'NOT_FOUND'].includes(outcome.failure.code);
    // History, wallet and purchases change too.
    if (outcome.kind === 'done' || isStale) void refresh(lang);
    return outcome;
  };

  return { pending, said, run, clearMessage: () => setSaid(pendingPayment()) };
}
