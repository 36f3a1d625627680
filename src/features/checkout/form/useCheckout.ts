import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  paymentMethodChoices,
  usablePaymentMethod,
  type PaymentMethodChoice,
} from '@/commerce/paymentMethods';
import type { Outcome } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { session, useSession } from '@/session/session';
import { useForm, type FormState } from '@/ui/form/useForm';
import { compareAmounts } from '@/commerce/price';
import { payForms, presentOf, wrongInput, type PayField } from '@/features/checkout/form/payForm';
import { useBuyer, type Buyer } from '@/features/checkout/form/useBuyer';
import { usePresent, type PresentChoice } from '@/features/checkout/form/usePresent';
import { usePay, type Paying } from '@/features/checkout/form/usePay';
import type { CheckoutFormData } from '@/features/checkout/checkoutData';
import type { PaymentMethod, Quote } from '@/features/checkout/types';
import { answersSelection } from '@/features/checkout/quote/answersSelection';
import { useQuote, type FollowedQuote } from '@/features/checkout/quote/useQuote';
import { chosenAmount } from '@/features/checkout/selection/chosenAmount';
import { currencyChoice } from '@/features/checkout/selection/currencyChoice';
import { canKeep as isKept } from '@/features/checkout/selection/trial';
import { orderInput, type Selection, type SelectionAction } from '@/features/checkout/selection/selection';
import { useAddressFlag } from '@/features/checkout/selection/useAddressFlag';
import { useSelection } from '@/features/checkout/selection/useSelection';

export interface Checkout {
  readonly selection: Selection;
  choose(action: SelectionAction): void;
  readonly currencyId: string | undefined;
  readonly price: FollowedQuote;
  readonly methods: readonly PaymentMethodChoice<PaymentMethod>[];
  readonly methodId: string | undefined;
  readonly buyer: Buyer;
  /** For whom it is bought. */
  readonly present: PresentChoice;
  /** Days of the trial that is open to the buyer. */
  readonly trialDays: number | undefined;
  /** Whether the trial is chosen: nothing is charged now. */
  readonly isTrial: boolean;
  /** Whether nothing is charged now, so that no method is asked for. */
  readonly isFree: boolean;
  /** The charge that follows the purchase. */
  readonly next: Quote['next'] | undefined;
  /** Whether renewals are paid from the wallet, as no method is saved with the purchase. */
  readonly renewsFromWallet: boolean;
  chooseTrial(isTrial: boolean): void;
  /** Whether the chosen method can be kept for renewals. */
  readonly canKeep: boolean;
  readonly keeps: boolean;
  setKeeps(keeps: boolean): void;
  /** What buying it would change for a buyer who has a plan. */
  readonly change: Quote['change'] | undefined;
  /** How the buyer has it already. */
  readonly owned: Quote['owned'] | undefined;
  /** Whether it is bought here: other plans are changed to on the page of the subscription, where what it gives is opened too. */
  readonly isBoughtHere: boolean;
  readonly paying: Paying;
  /** Whether a press of the button would pay what the form shows. */
  readonly isReady: boolean;
  /** Says whether the amount that is typed cannot be paid. */
  setWrongAmount(isWrong: boolean): void;
  /** Whether the button was pressed before the price of the choice was there: then it counts. */
  readonly isPressed: boolean;
  /** What is typed, with what is wrong with it and with the choices. */
  readonly form: FormState<PayField>;
  /** Repeats the request that got no answer. */
  findOut(): Promise<void>;
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
  const present = usePresent();
  const { isPresent } = present;
  // A bonus is for who buys for themselves.
  const input = useMemo(
    () => ({
      ...orderInput(product.id, isPresent ? { ...selection, giftId: undefined } : selection, currencyId),
      ...chosenAmount(product, selection, currencyId),
    }),
    [product, selection, currencyId, isPresent],
  );
  const answersFirst = quote !== undefined && answersSelection(quote, product, selection, currencyId);
  const price = useQuote(input, answersFirst ? quote : undefined);
  const [wantsTrial, chooseTrial] = useAddressFlag('trial');
  const [keeps, setKeeps] = useState(true);
  const trialDays = price.quote?.nextAfterTrial ? product.Plan?.trialPeriod : undefined;
  const isTrial = wantsTrial && trialDays !== undefined && !isPresent;
  const isFree = isTrial || (price.quote !== undefined && compareAmounts(price.quote.total, '0') === 0);
  // A trial takes nothing now, so that an empty wallet is enough for it.
  const methods = paymentMethodChoices(offered, payer, isTrial ? undefined : price.quote);
  const buyer = useBuyer(payer);
  const methodId = usablePaymentMethod(methods, buyer.methodId);
  const method = offered.find(({ id }) => id === methodId);
  const canKeep = isKept(product, payer, method) && !isPresent && !isFree;
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

  // Only more of the same plan is bought here; a change of plan has a page of its own.
  const forOneself = isPresent ? undefined : price.quote;
  const change = forOneself?.change ?? undefined;
  const owned = forOneself?.owned ?? undefined;
  const next = isTrial ? forOneself?.nextAfterTrial : forOneself?.next;
  const isBoughtHere = (!change || change.kind === 'EXTENSION') && (!owned || owned.canBuy);
  // An extension renews as the subscription did.
  const renewsFromWallet = !isTrial && !change && !(canKeep && keeps);
  // The choice whose price was not there when the button was pressed.
  const [pressed, setPressed] = useState<typeof input>();
  const isPressed = pressed === input && price.pending;
  const [isWrongAmount, setWrongAmount] = useState(false);
  const isReady =
    price.quote !== undefined && !price.pending && !isWrongAmount && methodId !== undefined && isBoughtHere;

  const form = useForm({
    schema: isPresent ? payForms.present : payForms.own,
    values: {
      email: buyer.email,
      acceptsTerms: buyer.acceptsTerms,
      ...present.words,
      giftId: selection.giftId,
      amount: input.amount,
      paymentMethodId: methodId,
    },
    async submit(wish): Promise<Outcome<'sent'>> {
      if (price.pending) setPressed(input);
      if (!price.quote || !isReady) return { data: 'sent' };
      const { quoteId, promoCodeAccepted } = price.quote;
      const { promoCode, ...order } = input;
      const { utm } = session.getState();
      const why = await paying.pay({
        quoteId,
        // A code that does not count is not part of what is agreed on.
        order: promoCodeAccepted && promoCode ? { ...order, promoCode } : order,
        paymentMethodId: methodId,
        email: wish.email,
        language: lang,
        ...(utm && { utm }),
        acceptsTerms: true,
        ...('recipientName' in wish && { present: presentOf(wish, present.dreamId) }),
        ...(change && { changeId: change.id }),
        ...(isTrial && { trial: true }),
        ...(canKeep && keeps && { saveMethod: true }),
      });
      return wrongInput(why) ?? { data: 'sent' };
    },
  });

  const payPressed = useEffectEvent(() => {
    setPressed(undefined);
    if (pressed === input && isReady) form.formProps.ref.current?.requestSubmit();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer of the server is what it follows
    if (!price.pending) payPressed();
  }, [price.pending]);

  const findOut = async () => {
    const wrong = wrongInput(await paying.payAgain());
    if (wrong) form.refuse(wrong.failure);
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
    isFree,
    next,
    renewsFromWallet,
    chooseTrial,
    canKeep,
    keeps,
    setKeeps,
    change,
    owned,
    isBoughtHere,
    paying,
    isReady,
    setWrongAmount,
    isPressed,
    form,
    findOut,
  };
}
