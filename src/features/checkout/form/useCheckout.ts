import { useEffect, useMemo } from 'react';
import { useLang } from '@/i18n/lang';
import { session, useSession } from '@/session/session';
import { methodChoices, usableMethod, type MethodChoice } from '@/features/checkout/form/methodChoices';
import { useBuyer, type Buyer } from '@/features/checkout/form/useBuyer';
import { usePay, type Paying } from '@/features/checkout/form/usePay';
import type { FormOpening } from '@/features/checkout/opening';
import { answersSelection } from '@/features/checkout/quote/answersSelection';
import { useQuote, type FollowedQuote } from '@/features/checkout/quote/useQuote';
import { currencyChoice } from '@/features/checkout/selection/currencyChoice';
import { orderInput, type Selection, type SelectionAction } from '@/features/checkout/selection/selection';
import { useSelection } from '@/features/checkout/selection/useSelection';

export interface Checkout {
  readonly selection: Selection;
  choose(action: SelectionAction): void;
  readonly currencyId: string | undefined;
  readonly price: FollowedQuote;
  readonly methods: readonly MethodChoice[];
  readonly methodId: string | undefined;
  readonly buyer: Buyer;
  readonly paying: Paying;
  /** Whether a press of the button would pay what the form shows. */
  readonly isReady: boolean;
  submit(): void;
}

/** Everything that the form shows and does: selection, price, buyer and payment. */
export function useCheckout({
  product,
  methods: offered,
  currencies,
  payer,
  quote,
  before,
}: FormOpening): Checkout {
  const lang = useLang();
  const [selection, choose] = useSelection(product);
  const chosen = useSession((state) => state.currencyId);
  const currencyId = currencyChoice(currencies, { chosen, own: payer?.Currency.id, lang });
  const input = useMemo(
    () => orderInput(product.id, selection, currencyId),
    [product.id, selection, currencyId],
  );
  const answersFirst = quote !== undefined && answersSelection(quote, product, selection, currencyId);
  const price = useQuote(input, answersFirst ? quote : undefined);
  const methods = methodChoices(offered, payer, price.quote);
  const buyer = useBuyer(payer);
  const methodId = usableMethod(methods, buyer.methodId);
  const paying = usePay(product.id, before.paid?.id);
  const { problem } = paying;
  const { renew } = price;
  const { showErrors } = buyer;

  useEffect(() => {
    if (problem?.kind !== 'refused') return;
    if (problem.failure.code === 'PRICE_CHANGED') renew();
    if (problem.failure.code === 'BAD_USER_INPUT') showErrors(problem.failure.fields);
  }, [problem, renew, showErrors]);

  const isReady = price.quote !== undefined && !price.pending && methodId !== undefined;

  const submit = () => {
    const email = buyer.validEmail();
    if (email === undefined || price.quote === undefined || price.pending || methodId === undefined) return;
    const { quoteId, promoCodeAccepted } = price.quote;
    const { promoCode, ...order } = input;
    const { utm } = session.getState();
    void paying.pay({
      quoteId,
      // A code that does not count is not part of what is agreed on.
      order: promoCodeAccepted && promoCode ? { ...order, promoCode } : order,
      paymentMethodId: methodId,
      email,
      language: lang,
      ...(utm && { utm }),
      acceptsTerms: true,
    });
  };

  return { selection, choose, currencyId, price, methods, methodId, buyer, paying, isReady, submit };
}
