import { useCallback, useRef, useState } from 'react';
import { useProviderRedirect } from '@/commerce/useProviderRedirect';
import { refresh } from '@/data/account/operations';
import { useLang } from '@/i18n/lang';
import { usePolling } from '@/ui/usePolling';
import { awaited } from '@/features/subscription/awaitedPayment';
import type { ActionResult, Said } from '@/features/subscription/actionResult';
import { arrivalOf } from '@/features/subscription/subscriptionCalls';

export interface SubscriptionAction {
  /** The name of what is under way. */
  readonly pending: string | undefined;
  readonly said: Said | undefined;
  /** Does one thing at a time; gives what came of it, undefined where something else is under way. */
  run(name: string, work: () => Promise<ActionResult>): Promise<ActionResult | undefined>;
  /** Takes what was said off the page, but for a payment that is on its way. */
  hush(): void;
}

/** The payment that is on its way, if one is. */
function onItsWay(): Said | undefined {
  const payment = awaited.read();
  return payment && { kind: 'waiting', payment };
}

/** Keeps in mind what is on its way, and forgets it once it has arrived. */
function remember(outcome: ActionResult): void {
  if ('payment' in outcome) awaited.keep(outcome.payment);
  else if (outcome.kind === 'done' && (outcome.word === 'paid' || outcome.word === 'changed'))
    awaited.keep(undefined);
}

/**
 * What the many buttons of the page share: one thing at a time, each with its name; what came of it is said in one place.
 * Unlike `useAction` of the form kit it also leaves for the provider and follows a payment that is on its way.
 */
export function useSubscriptionAction(): SubscriptionAction {
  const lang = useLang();
  // Two presses can come before the first one is rendered.
  const busy = useRef(false);
  const [pending, setPending] = useState<string>();
  const [said, setSaid] = useState(onItsWay);

  const settle = useCallback((next?: Said) => {
    busy.current = false;
    setPending(undefined);
    setSaid(next);
  }, []);

  const leave = useProviderRedirect(pending !== undefined, {
    settle: () => settle(onItsWay()),
    reload: () => void refresh(lang),
  });

  const waiting = said?.kind === 'waiting' ? said : undefined;
  usePolling(waiting !== undefined, async () => {
    if (!waiting) return;
    const arrival = await arrivalOf(lang, waiting.payment);
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
    const outcome = await work();
    remember(outcome);
    if (outcome.kind === 'leave') {
      leave(outcome.page);
      return outcome;
    }
    settle(outcome);
    const isStale = outcome.kind === 'failed' && ['CONFLICT', 'NOT_FOUND'].includes(outcome.failure.code);
    // The history, the wallet and the purchases change along.
    if (outcome.kind === 'done' || isStale) void refresh(lang);
    return outcome;
  };

  return { pending, said, run, hush: () => setSaid(onItsWay()) };
}
