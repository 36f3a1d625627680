import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { Failure } from '@/graphql/client/failure';
import { useLang } from '@/i18n/lang';
import { holdBusy } from '@/lib/busy';
import { paths } from '@/shared/paths';
import type { PaymentBody } from '@/features/checkout/attempt/attempt';
import { pay, payAgain, type PayOutcome } from '@/features/checkout/attempt/pay';
import { payDeps } from '@/features/checkout/attempt/payDeps';
import { providerPage } from '@/lib/providerPage';
import { leaveFor } from '@/lib/leave';

/** What keeps a payment from going on, for the buyer to read. */
export type PayProblem =
  | {
      readonly kind: 'refused';
      readonly failure: Failure;
      /** When to try again, ISO 8601. */ readonly until?: string;
    }
  /** No answer came; the request may have arrived. */
  | { readonly kind: 'lost' }
  /** There was no network, so nothing was sent. */
  | { readonly kind: 'offline' }
  /** The provider's page is not one we would send anybody to. */
  | { readonly kind: 'strangeProvider' };

export interface Paying {
  /** From the press of the button until the page is left or something is to be read. */
  readonly isPaying: boolean;
  readonly problem: PayProblem | undefined;
  pay(wanted: PaymentBody): Promise<void>;
  /** Repeats a request that never got an answer. */
  payAgain(): Promise<void>;
}

/** Milliseconds after which a page that should have been left takes presses again. */
const leavingPatience = 15_000;

const refusal = (failure: Failure): PayProblem => ({
  kind: 'refused',
  failure,
  ...(failure.retryAfter !== undefined && {
    until: new Date(Date.now() + failure.retryAfter * 1000).toISOString(),
  }),
});

/** Pays for a product and goes on to wherever that leads: the provider's page or the result. */
export function usePay(productId: string, passedOrderId: string | undefined): Paying {
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // Two presses can come before the first one is rendered.
  const busy = useRef(false);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<PayProblem>();

  const settle = useCallback((next?: PayProblem) => {
    busy.current = false;
    setPaying(false);
    setProblem(next);
  }, []);

  useEffect(() => (isPaying ? holdBusy() : undefined), [isPaying]);

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

  const goOn = useCallback(
    async (outcome: PayOutcome) => {
      if (outcome.kind === 'order') {
        await navigate(paths.productPayment.href(lang, productId, { order: outcome.orderId }), {
          replace: true,
        });
        return settle();
      }
      if (outcome.kind === 'refused' && outcome.failure.code === 'UNAUTHENTICATED') void revalidate();
      if (outcome.kind === 'refused') return settle(refusal(outcome.failure));
      if (outcome.kind === 'lost') return settle(outcome);
      const page = providerPage(outcome.url);
      if (page === undefined) return settle({ kind: 'strangeProvider' });
      leaveFor(page);
      setTimeout(() => settle(), leavingPatience);
    },
    [lang, navigate, productId, revalidate, settle],
  );

  const start = useCallback(
    async (work: () => Promise<PayOutcome>) => {
      if (busy.current) return;
      if (!navigator.onLine) {
        // Nothing leaves now; but what left before and was not heard of stays the news.
        return setProblem((before) => (before?.kind === 'lost' ? before : { kind: 'offline' }));
      }
      busy.current = true;
      setPaying(true);
      setProblem(undefined);
      try {
        await goOn(await work());
      } catch {
        // The order could not be looked up on the way: as good as no answer.
        settle({ kind: 'lost' });
      }
    },
    [goOn, settle],
  );

  return {
    isPaying,
    problem,
    pay: (wanted) => start(() => pay(payDeps(lang), { productId, wanted, passedOrderId })),
    payAgain: () => start(() => payAgain(payDeps(lang), productId)),
  };
}
