import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { holdBusy } from '@/lib/busy';
import { leaveFor } from '@/lib/leave';
import type { Outcome } from '@/features/subscription/outcome';

/** What is shown of the last thing that was asked for. */
export type Said = Exclude<Outcome, { readonly kind: 'leave' }>;

export interface Acting {
  /** The name of what is under way. */
  readonly pending: string | undefined;
  readonly said: Said | undefined;
  /** Does one thing at a time; gives what came of it, undefined where something else is under way. */
  run(name: string, work: () => Promise<Outcome>): Promise<Outcome | undefined>;
  /** Takes what was said off the page. */
  hush(): void;
}

/** Milliseconds after which a page that should have been left takes presses again. */
const leavingPatience = 15_000;

/** Does what the page is asked for, one thing after the other, and has the page ask for the new state afterwards. */
export function useActing(): Acting {
  const { revalidate } = useRevalidator();
  // Two presses can come before the first one is rendered.
  const busy = useRef(false);
  const [pending, setPending] = useState<string>();
  const [said, setSaid] = useState<Said>();

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
      settle();
      void revalidate();
    };
    window.addEventListener('pageshow', cameBack, { signal: stop.signal });
    return () => stop.abort();
  }, [revalidate, settle]);

  const run = async (name: string, work: () => Promise<Outcome>) => {
    if (busy.current) return undefined;
    busy.current = true;
    setPending(name);
    setSaid(undefined);
    const outcome = await work();
    if (outcome.kind === 'leave') {
      leaveFor(outcome.page);
      setTimeout(() => settle(), leavingPatience);
      return outcome;
    }
    settle(outcome);
    const isStale =
      outcome.kind === 'failed' &&
      ['UNAUTHENTICATED', 'CONFLICT', 'NOT_FOUND'].includes(outcome.failure.code);
    if (outcome.kind === 'done' || isStale) void revalidate();
    return outcome;
  };

  return { pending, said, run, hush: () => setSaid(undefined) };
}
