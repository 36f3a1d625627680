import { useCallback, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useProviderRedirect } from '@/commerce/useProviderRedirect';
import type { Failure } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import type { PaymentBody } from '@/features/checkout/attempt/attempt';
import { pay, payAgain, type PayOutcome } from '@/features/checkout/attempt/pay';
import { payDeps } from '@/features/checkout/attempt/payDeps';

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
  /** The provider's page is not one we would send anyone to. */
  | { readonly kind: 'strangeProvider' };

export interface Paying {
  /** From the press of the button until the page is left or something is to be read. */
  readonly isPaying: boolean;
  readonly problem: PayProblem | undefined;
  /** Gives what kept the payment from going on, where something did. */
  pay(wanted: PaymentBody): Promise<PayProblem | undefined>;
  /** Repeats a request that never got an answer. */
  payAgain(): Promise<PayProblem | undefined>;
}

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
    return next;
  }, []);

  const leave = useProviderRedirect(isPaying, { settle, reload: () => void revalidate() });

  const goOn = useCallback(
    async (outcome: PayOutcome): Promise<PayProblem | undefined> => {
      if (outcome.kind === 'order') {
        await navigate(paths.productPayment.href(lang, productId, { order: outcome.orderId }), {
          replace: true,
        });
        return settle();
      }
      if (outcome.kind === 'refused' && outcome.failure.code === 'UNAUTHENTICATED') void revalidate();
      if (outcome.kind === 'refused') return settle(refusal(outcome.failure));
      if (outcome.kind === 'lost') return settle(outcome);
      return leave(outcome.url) ? undefined : settle({ kind: 'strangeProvider' });
    },
    [lang, leave, navigate, productId, revalidate, settle],
  );

  const start = useCallback(
    async (work: () => Promise<PayOutcome>): Promise<PayProblem | undefined> => {
      if (busy.current) return undefined;
      if (!navigator.onLine) {
        // Nothing leaves now; but what left before and was not heard of stays the news.
        setProblem((before) => (before?.kind === 'lost' ? before : { kind: 'offline' }));
        return undefined;
      }
      busy.current = true;
      setPaying(true);
      setProblem(undefined);
      try {
        return await goOn(await work());
      } catch {
        // The order could not be looked up on the way: as good as no answer.
        return settle({ kind: 'lost' });
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
