import { useEffect, useRef, useState } from 'react';
import { holdBusy } from '@/lib/busy';
import type { FormFailure, Result } from '@/ui/form/result';

/** Something that a press does: whether it is under way, and what came of it last. */
export interface Action<Args extends readonly unknown[], Outcome extends Result<unknown>> {
  /** Does it, one at a time: while it is under way, another call does nothing. */
  run(...args: Args): Promise<void>;
  /** From the press until `onSuccess` is over. */
  readonly pending: boolean;
  readonly outcome: Outcome | undefined;
  /** Why it failed the last time. */
  readonly failure: FormFailure | undefined;
  /** How often something came of it, so that a repeated failure can be announced again. */
  readonly count: number;
  /** Sets what came of it from outside; without a value, what was there is forgotten. */
  settle(outcome?: Outcome): void;
}

/**
 * The one way for a button or a form to do something. `act` gives what came of it, `onSuccess` goes on from there.
 * What either of them throws is unexpected, and reaches the error page.
 */
export function useAction<Args extends readonly unknown[], Outcome extends Result<unknown>>(
  act: (...args: Args) => Promise<Outcome>,
  onSuccess?: (outcome: Exclude<Outcome, { failure: FormFailure }>, ...args: Args) => unknown,
): Action<Args, Outcome> {
  // Two presses can come before the first one is rendered.
  const isBusy = useRef(false);
  const [pending, setPending] = useState(false);
  const [{ outcome, count }, setState] = useState<{ outcome?: Outcome | undefined; count: number }>({
    count: 0,
  });

  // A new build must not take the page away meanwhile.
  useEffect(() => (pending ? holdBusy() : undefined), [pending]);

  const settle = (next?: Outcome) => setState((before) => ({ outcome: next, count: before.count + 1 }));

  const run = async (...args: Args): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      const next = await act(...args);
      settle(next);
      if (!('failure' in next)) {
        // What has no failure is the other kind.
        await onSuccess?.(next as Exclude<Outcome, { failure: FormFailure }>, ...args);
      }
    } catch (error) {
      setState(() => {
        throw error;
      });
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };

  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  return { run, pending, outcome, failure, count, settle };
}
