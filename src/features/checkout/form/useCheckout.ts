import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  paymentMethodChoices,
  usablePaymentMethod,
  walletId,
  type PaymentMethodChoice,
} from '@/commerce/paymentMethods';
import type { Outcome } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { useForm, type FormState } from '@/ui/form/useForm';
import { compareAmounts } from '@/commerce/price';
import { payForms, presentOf, fieldFailure, type PayField } from '@/features/checkout/form/payForm';
import { useBuyer, type Buyer } from '@/features/checkout/form/useBuyer';
import { usePresent, type PresentChoice } from '@/features/checkout/form/usePresent';
import { usePay, type Paying } from '@/features/checkout/form/usePay';
import type { CheckoutFormData } from '@/features/checkout/checkoutData';
import type { PaymentMethod, Quote } from '@/features/checkout/types';
import { answersSelection } from '@/features/checkout/quote/answersSelection';
import { useQuote, type FollowedQuote } from '@/features/checkout/quote/useQuote';
import { chosenAmount } from '@/features/checkout/selection/chosenAmount';
import { currencyChoice } from '@/features/checkout/selection/currencyChoice';
import { offersSavingMethod as canSaveMethod } from '@/features/checkout/selection/trial';
import { orderInput, type Selection, type SelectionAction } from '@/features/checkout/selection/selection';
import { useUrlFlag } from '@/features/checkout/selection/useUrlFlag';
import { useSelection } from '@/features/checkout/selection/useSelection';

export interface Checkout {
  readonly selection: Selection;
  choose(action: SelectionAction): void;
  readonly currencyId: string | undefined;
  readonly price: FollowedQuote;
  readonly methods: readonly PaymentMethodChoice<PaymentMethod>[];
  readonly methodId: string | undefined;
  /** Whether pressing the button charges the wallet right away. */
  readonly chargesWallet: boolean;
  readonly buyer: Buyer;
  /** Whether it's a gift, and for whom. */
  readonly present: PresentChoice;
  /** Days of trial available to the buyer. */
  readonly trialDays: number | undefined;
  /** Whether the trial is chosen, so that nothing is charged now. */
  readonly isTrial: boolean;
  /** Whether nothing is charged now, so that no payment method is needed. */
  readonly isFree: boolean;
  /** The next charge after the purchase. */
  readonly next: Quote['next'] | undefined;
  /** Whether renewals are charged to the wallet, because no method is saved with the purchase. */
  readonly renewsFromWallet: boolean;
  chooseTrial(isTrial: boolean): void;
  /** Whether the chosen method can be saved for renewals. */
  readonly offersSavingMethod: boolean;
  readonly keeps: boolean;
  /** What has to be agreed to before it opens at once; undefined if nothing. */
  readonly immediate: Quote['Immediate'] | undefined;
  readonly startsNow: boolean;
  setStartsNow(startsNow: boolean): void;
  setSavesMethod(keeps: boolean): void;
  /** What buying it would change about the buyer's current plan. */
  readonly change: Quote['change'] | undefined;
  /** How the buyer already owns it. */
  readonly owned: Quote['owned'] | undefined;
  /** Whether it can be bought here; plan changes, and opening a plan's contents, are on the subscription page. */
  readonly isBoughtHere: boolean;
  readonly paying: Paying;
  /** Whether pressing the button would pay for what the form shows. */
  readonly isReady: boolean;
  /** Whether the typed amount can't be paid. */
  readonly isWrongAmount: boolean;
  /** Sets `isWrongAmount`. */
  setWrongAmount(isWrong: boolean): void;
  /** Whether the button was pressed while the price was loading: the provider's page follows once it has loaded. */
  readonly isPressed: boolean;
  /** The form: its values, errors and choices. */
  readonly form: FormState<PayField>;
  /** Repeats the request that got no response. */
  retryLostRequest(): Promise<void>;
}

/** Everything that the form shows and does: selection, price, buyer and payment. */
export function useCheckout({
  product,
  methods: offered,
  currencies,
  payer,
  quote,
  before,
}: CheckoutFormData): Checkout {
  const lang = useLang();
  const [selection, choose] = useSelection(product);
  const chosen = useSession((state) => state.currencyId);
  const currencyId = currencyChoice(currencies, { chosen, own: payer?.Currency.id, lang });
  const present = usePresent(product);
  const { isPresent } = present;
  // Bonuses are only for people who buy for themselves.
  const input = useMemo(
    () => ({
      ...orderInput(product.id, isPresent ? { ...selection, giftId: undefined } : selection, currencyId),
      ...chosenAmount(product, selection, currencyId),
    }),
    [product, selection, currencyId, isPresent],
  );
  const answersFirst = quote !== undefined && answersSelection(quote, product, selection, currencyId);
  const price = useQuote(input, answersFirst ? quote : undefined);
  const [wantsTrial, chooseTrial] = useUrlFlag('trial');
  const [keeps, setSavesMethod] = useState(true);
  // Unticked: an agreement has to be given.
  const [startsNow, setStartsNow] = useState(false);
  const trialDays = price.quote?.nextAfterTrial ? product.Plan?.trialPeriod : undefined;
  const isTrial = wantsTrial && trialDays !== undefined && !isPresent;
  const isFree = isTrial || (price.quote !== undefined && compareAmounts(price.quote.total, '0') === 0);
  // A trial charges nothing now, so even an empty wallet will do.
  const methods = paymentMethodChoices(offered, payer, isTrial ? undefined : price.quote);
  const buyer = useBuyer(payer);
  const methodId = usablePaymentMethod(methods, buyer.methodId);
  const method = offered.find(({ id }) => id === methodId);
  const chargesWallet = methodId === walletId && !isFree;
  const offersSavingMethod = canSaveMethod(product, payer, method) && !isPresent && !isFree;
  const paying = usePay(product.id, before.paid?.id);
  const { problem } = paying;
  const { renew } = price;

  useEffect(() => {
    if (problem?.kind !== 'refused') return;
    if (
      ['PRICE_CHANGED', 'PLAN_CHANGE_UNCONFIRMED', 'ALREADY_OWNED', 'SOLD_OUT', 'EVENT_OVER'].includes(
        problem.failure.code,
      )
    )
      renew();
  }, [problem, renew]);

  // Only the same plan can be extended here; plan changes have their own page.
  const ownQuote = isPresent ? undefined : price.quote;
  const change = ownQuote?.change ?? undefined;
  const owned = ownQuote?.owned ?? undefined;
  const immediate = (!isTrial && ownQuote?.Immediate) || undefined;
  const waits = immediate !== undefined && !startsNow;
  const bought = waits ? immediate.next : ownQuote?.next;
  const next = isTrial ? ownQuote?.nextAfterTrial : bought;
  const isBoughtHere = (!change || change.kind === 'EXTENSION') && (!owned || owned.canBuy);
  // An extension renews the way the subscription already did.
  const renewsFromWallet = !isTrial && !change && !(offersSavingMethod && keeps);
  // The selection whose price was still loading when the button was pressed.
  const [pressed, setPressed] = useState<typeof input>();
  const isPressed = pressed === input && price.pending;
  const [isWrongAmount, setWrongAmount] = useState(false);
  const isReady =
    price.quote !== undefined && !price.pending && !isWrongAmount && methodId !== undefined && isBoughtHere;

  const form = useForm({
    schema: isPresent ? payForms.present : payForms.own,
    values: {
      email: buyer.email,
      ...present.words,
      giftId: selection.giftId,
      amount: input.amount,
      paymentMethodId: methodId,
    },
    async submit(wish): Promise<Outcome<'sent'>> {
      // Only for the provider's page, which names the amount again: the wallet is charged by a press on its amount.
      if (price.pending && !chargesWallet) setPressed(input);
      if (price.pending && price.failure) renew();
      if (!price.quote || !isReady) return { data: 'sent' };
      const { quoteId, promoCodeAccepted } = price.quote;
      const { promoCode, ...order } = input;
      const why = await paying.pay({
        quoteId,
        // A code that isn't accepted is not part of the order.
        order: promoCodeAccepted && promoCode ? { ...order, promoCode } : order,
        paymentMethodId: methodId,
        email: wish.email,
        language: lang,
        acceptsTerms: true,
        ...('recipientName' in wish && { present: presentOf(wish, present.dreamId) }),
        ...(change && { changeId: change.id }),
        ...(isTrial && { trial: true }),
        ...(offersSavingMethod && keeps && { saveMethod: true }),
        ...(immediate && { startsNow }),
      });
      return fieldFailure(why) ?? { data: 'sent' };
    },
  });

  const payPressed = useEffectEvent(() => {
    setPressed(undefined);
    if (pressed === input && isReady && !chargesWallet && !isFree)
      form.formProps.ref.current?.requestSubmit();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it reacts to the server's response
    if (!price.pending || price.failure) payPressed();
  }, [price.pending, price.failure]);

  const retryLostRequest = async () => {
    const wrong = fieldFailure(await paying.payAgain());
    if (wrong) form.refuse(wrong.failure);
  };

  return {
    selection,
    choose,
    currencyId,
    price,
    methods,
    methodId,
    chargesWallet,
    buyer,
    present,
    trialDays,
    isTrial,
    isFree,
    next,
    renewsFromWallet,
    chooseTrial,
    offersSavingMethod,
    keeps,
    setSavesMethod,
    immediate,
    startsNow,
    setStartsNow,
    change,
    owned,
    isBoughtHere,
    paying,
    isReady,
    isWrongAmount,
    setWrongAmount,
    isPressed,
    form,
    retryLostRequest,
  };
}
