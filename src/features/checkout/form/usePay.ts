import { useCallback, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useProviderRedirect } from '@/commerce/useProviderRedirect';
import type { Failure } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import type { PaymentBody } from '@/features/checkout/attempt/attempt';
import { pay, payAgain, type PayOutcome } from '@/features/checkout/attempt/pay';
import { payDeps } from '@/features/checkout/attempt/payDeps';

/** What blocks a payment, to show to the buyer. */
export type PayProblem =
  | {
      readonly kind: 'refused';
      readonly failure: Failure;
      /** When to retry, ISO 8601. */ readonly until?: string;
    }
  /** No response; the request may have arrived. */
  | { readonly kind: 'lost' }
  /** The device was offline, so nothing was sent. */
  | { readonly kind: 'offline' }
  /** The payment provider's URL isn't one we would send anyone to. */
  | { readonly kind: 'strangeProvider' };

export interface Paying {
  /** From the button press until the page is left or there is a problem to show. */
  readonly isPaying: boolean;
  readonly problem: PayProblem | undefined;
  /** Returns what blocked the payment, if anything. */
  pay(wanted: PaymentBody): Promise<PayProblem | undefined>;
  /** Repeats a request that never got a response. */
  payAgain(): Promise<PayProblem | undefined>;
}

const refusal = (failure: Failure): PayProblem => ({
  kind: 'refused',
  failure,
  ...(failure.retryAfter !== undefined && {
    until: new Date(Date.now() + failure.retryAfter * 1000).toISOString(),
  }),
});

/** Pays for a product and continues on the provider's page or the result page. */
export function usePay(productId: string, passedOrderId: string | undefined): Paying {
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // The button can be pressed twice before the first press has rendered.
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
        // Nothing is sent now, but an earlier request without a response is the more important message.
        setProblem((before) => (before?.kind === 'lost' ? before : { kind: 'offline' }));
        return undefined;
      }
      busy.current = true;
      setPaying(true);
      setProblem(undefined);
      try {
        return await goOn(await work());
      } catch {
        // Looking up the order failed, which is as good as no response.
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
