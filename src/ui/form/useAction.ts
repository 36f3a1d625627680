import { useEffect, useRef, useState } from 'react';
import { blockReload } from '@/lib/busy';
import type { FormFailure, Result } from '@/ui/form/result';
import { useThrow } from '@/ui/useThrow';

/** Something a click does: whether it's running, and its last outcome. */
export interface Action<Args extends readonly unknown[], Outcome extends Result<unknown>> {
  /** Runs it, one at a time: while it's running, another call does nothing. */
  run(...args: Args): Promise<void>;
  /** From the click until `onSuccess` has finished. */
  readonly pending: boolean;
  readonly outcome: Outcome | undefined;
  /** Why it failed last time. */
  readonly failure: FormFailure | undefined;
  /** The number of outcomes so far, so that a repeated failure can be announced again. */
  readonly count: number;
  /** Sets the outcome from outside; without a value, clears it. */
  settle(outcome?: Outcome): void;
}

/**
 * How every button and form performs an action. `act` returns the outcome, `onSuccess` continues from there. Anything
 * that either of them throws is unexpected and reaches the error page. `first` is the outcome of an attempt before the
 * page was there.
 */
export function useAction<Args extends readonly unknown[], Outcome extends Result<unknown>>(
  act: (...args: Args) => Promise<Outcome>,
  onSuccess?: (outcome: Exclude<Outcome, { failure: FormFailure }>, ...args: Args) => unknown,
  first?: Outcome,
): Action<Args, Outcome> {
  const throwInRender = useThrow();
  // Two clicks can arrive before the first one is rendered.
  const isBusy = useRef(false);
  const [pending, setPending] = useState(false);
  const [{ outcome, count }, setState] = useState<{ outcome?: Outcome | undefined; count: number }>({
    outcome: first,
    count: 0,
  });

  // Don't let a new build reload the page meanwhile.
  useEffect(() => (pending ? blockReload() : undefined), [pending]);

  const settle = (next?: Outcome) => setState((before) => ({ outcome: next, count: before.count + 1 }));

  const run = async (...args: Args): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      const next = await act(...args);
      settle(next);
      if (!('failure' in next)) {
        // Without a failure it's the success type.
        await onSuccess?.(next as Exclude<Outcome, { failure: FormFailure }>, ...args);
      }
    } catch (error) {
      throwInRender(error);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  return { run, pending, outcome, failure, count, settle };
}
