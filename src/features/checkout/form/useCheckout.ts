import { useEffect, useMemo, useState } from 'react';
import { useLang } from '@/i18n/lang';
import { session, useSession } from '@/session/session';
import { methodChoices, usableMethod, type MethodChoice } from '@/features/checkout/form/methodChoices';
import { useBuyer, type Buyer } from '@/features/checkout/form/useBuyer';
import { usePresent, type PresentChoice } from '@/features/checkout/form/usePresent';
import { usePay, type Paying } from '@/features/checkout/form/usePay';
import type { FormOpening } from '@/features/checkout/opening';
import { answersSelection } from '@/features/checkout/quote/answersSelection';
import { useQuote, type FollowedQuote } from '@/features/checkout/quote/useQuote';
import { currencyChoice } from '@/features/checkout/selection/currencyChoice';
import { canKeep as isKept, trialDays as daysOf } from '@/features/checkout/selection/trial';
import { orderInput, type Selection, type SelectionAction } from '@/features/checkout/selection/selection';
import { useAddressFlag } from '@/features/checkout/selection/useAddressFlag';
import { useSelection } from '@/features/checkout/selection/useSelection';

export interface Checkout {
  readonly selection: Selection;
  choose(action: SelectionAction): void;
  readonly currencyId: string | undefined;
  readonly price: FollowedQuote;
  readonly methods: readonly MethodChoice[];
  readonly methodId: string | undefined;
  readonly buyer: Buyer;
  /** For whom it is bought. */
  readonly present: PresentChoice;
  /** Days of the trial that is open to the buyer. */
  readonly trialDays: number | undefined;
  /** Whether the trial is chosen: nothing is charged now. */
  readonly isTrial: boolean;
  chooseTrial(isTrial: boolean): void;
  /** Whether the chosen method can be kept for renewals. */
  readonly canKeep: boolean;
  readonly keeps: boolean;
  setKeeps(keeps: boolean): void;
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
  const present = usePresent();
  const { isPresent } = present;
  // A bonus is for who buys for themselves.
  const input = useMemo(
    () => orderInput(product.id, isPresent ? { ...selection, giftId: undefined } : selection, currencyId),
    [product.id, selection, currencyId, isPresent],
  );
  const answersFirst = quote !== undefined && answersSelection(quote, product, selection, currencyId);
  const price = useQuote(input, answersFirst ? quote : undefined);
  const [wantsTrial, chooseTrial] = useAddressFlag('trial');
  const [keeps, setKeeps] = useState(true);
  const trialDays = daysOf(product, payer);
  const isTrial = wantsTrial && trialDays !== undefined && !isPresent;
  // A trial takes nothing now, so that an empty wallet is enough for it.
  const methods = methodChoices(
    offered,
    payer,
    price.quote && isTrial ? { ...price.quote, total: '0' } : price.quote,
  );
  const buyer = useBuyer(payer);
  const methodId = usableMethod(methods, buyer.methodId);
  const method = offered.find(({ id }) => id === methodId);
  const canKeep = isKept(product, payer, method) && !isPresent && !isTrial;
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
    const wish = present.read();
    if ('errors' in wish) return showErrors(wish.errors);
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
      ...(wish.present && { present: wish.present }),
      ...(isTrial && { trial: true }),
      ...(canKeep && keeps && { saveMethod: true }),
    });
  };

  return {
    selection,
    choose,
    currencyId,
    price,
    methods,
    methodId,
    buyer,
    present,
    trialDays,
    isTrial,
    chooseTrial,
    canKeep,
    keeps,
    setKeeps,
    paying,
    isReady,
    submit,
  };
}
