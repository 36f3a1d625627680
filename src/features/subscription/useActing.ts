import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { holdBusy } from '@/lib/busy';
import { leaveFor } from '@/lib/leave';
import { useRepeatedLook } from '@/ui/useRepeatedLook';
import { awaited } from '@/features/subscription/awaitedPayment';
import type { Outcome, Said } from '@/features/subscription/outcome';
import { arrivalOf } from '@/features/subscription/subscriptionCalls';

export interface Acting {
  /** The name of what is under way. */
  readonly pending: string | undefined;
  readonly said: Said | undefined;
  /** Does one thing at a time; gives what came of it, undefined where something else is under way. */
  run(name: string, work: () => Promise<Outcome>): Promise<Outcome | undefined>;
  /** Takes what was said off the page, but for a payment that is on its way. */
  hush(): void;
}

/** Milliseconds after which a page that should have been left takes presses again. */
const leavingPatience = 15_000;

/** The payment that is on its way, if one is. */
function onItsWay(): Said | undefined {
  const payment = awaited.read();
  return payment && { kind: 'waiting', payment };
}

/** Keeps in mind what is on its way, and forgets it once it has arrived. */
function remember(outcome: Outcome): void {
  if ('payment' in outcome) awaited.keep(outcome.payment);
  else if (outcome.kind === 'done' && (outcome.word === 'paid' || outcome.word === 'changed'))
    awaited.keep(undefined);
}

/** Does what the page is asked for, one thing after the other, and has the page ask for the new state afterwards. */
export function useActing(): Acting {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  // Two presses can come before the first one is rendered.
  const busy = useRef(false);
  const [pending, setPending] = useState<string>();
  const [said, setSaid] = useState(onItsWay);

  const settle = useCallback((next?: Said) => {
    busy.current = false;
    setPending(undefined);
    setSaid(next);
  }, []);

  useEffect(() => (pending === undefined ? undefined : holdBusy()), [pending]);

  useEffect(() => {
    const stop = new AbortController();
    const cameBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      settle(onItsWay());
      void revalidate();
    };
    window.addEventListener('pageshow', cameBack, { signal: stop.signal });
    return () => stop.abort();
  }, [revalidate, settle]);

  const waiting = said?.kind === 'waiting' ? said : undefined;
  useRepeatedLook(waiting !== undefined, async () => {
    if (!waiting) return;
    const arrival = await arrivalOf(lang, waiting.payment);
    if (arrival?.kind === 'waiting') return;
    awaited.keep(undefined);
    setSaid((current) => (current === waiting ? arrival : current));
    void revalidate();
  });

  const run = async (name: string, work: () => Promise<Outcome>) => {
    if (busy.current) return undefined;
    busy.current = true;
    setPending(name);
    setSaid(undefined);
    const outcome = await work();
    remember(outcome);
    if (outcome.kind === 'leave') {
      leaveFor(outcome.page);
      setTimeout(() => settle(onItsWay()), leavingPatience);
      return outcome;
    }
    settle(outcome);
    const isStale =
      outcome.kind === 'failed' &&
      ['UNAUTHENTICATED', 'CONFLICT', 'NOT_FOUND'].includes(outcome.failure.code);
    if (outcome.kind === 'done' || isStale) void revalidate();
    return outcome;
  };

  return { pending, said, run, hush: () => setSaid(onItsWay()) };
}
