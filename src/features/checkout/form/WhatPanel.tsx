import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '@/lib/chunks';
import { useFieldErrorText } from '@/ui/failureText';
import { lazyPart } from '@/ui/lazyPart';
import { Ours } from '@/ui/Ours';
import type { CheckoutFormData } from '@/features/checkout/checkoutData';
import { ForWhom } from '@/features/checkout/form/ForWhom';
import { GiftPicker } from '@/features/checkout/form/GiftPicker';
import { ProductHeader } from '@/features/checkout/form/ProductHeader';
import { StartPicker } from '@/features/checkout/form/StartPicker';
import { TariffPicker } from '@/features/checkout/form/TariffPicker';
import type { Checkout } from '@/features/checkout/form/useCheckout';
import { usePaidNews } from '@/features/checkout/form/usePaidNews';
import { amountIn, pricedIn, writeAmount } from '@/features/checkout/selection/chosenAmount';
import styles from '@/features/checkout/form/CheckoutForm.module.css';

/** Only for buyers with an earlier attempt. */
const previousAttempt = lazyPart(
  async () =>
    (await loadChunk(() => import('@/features/checkout/form/PreviousAttemptNotice'))).PreviousAttemptNotice,
);

/** Only for buyers who already own it. */
const ownedNotice = lazyPart(
  async () => (await loadChunk(() => import('@/features/checkout/form/OwnedNotice'))).OwnedNotice,
);

/** Only a few options have it. */
const amountField = lazyPart(
  async () => (await loadChunk(() => import('@/features/checkout/form/ChosenAmount'))).ChosenAmount,
);

interface WhatPanelProps {
  opening: CheckoutFormData;
  checkout: Checkout;
  isSignedIn: boolean;
}

/** What is bought: the product, for whom, and its options. What the buyer already has of it comes first. */
export function WhatPanel({ opening, checkout, isSignedIn }: WhatPanelProps) {
  const { t } = useTranslation('payment');
  const errorText = useFieldErrorText();
  const { product, before, seller } = opening;
  const { selection, choose, currencyId, price, form, present, trialDays, isTrial, isFree } = checkout;
  const { change, owned, isBoughtHere } = checkout;
  const { quote } = price;
  const tariff = product.Tariffs.find(({ id }) => id === selection.tariffId);
  const tariffPrice = tariff && pricedIn(tariff, currencyId);
  const paidNews = usePaidNews(before.paid?.id);
  const giftError = form.errors.giftId ?? price.failure?.fields.giftId;
  return (
    <div className={styles.what}>
      <div ref={paidNews} tabIndex={-1} className={styles.news}>
        <Suspense>
          {(before.unanswered || before.unfinished || before.paid) && (
            <previousAttempt.Part
              productId={product.id}
              // That the buyer owns it matters more than how they got it.
              before={owned || change ? { ...before, paid: undefined } : before}
              onFindOut={() => void checkout.retryLostRequest()}
            />
          )}
          {owned && <ownedNotice.Part owned={owned} isSignedIn={isSignedIn} />}
        </Suspense>
      </div>
      <ProductHeader
        product={product}
        seller={seller}
        refundDays={isBoughtHere && !isFree ? (quote?.refundDays ?? undefined) : undefined}
        isPresent={present.isPresent}
      />
      <Ours>
        <ForWhom present={present} form={form} />
      </Ours>
      <TariffPicker
        product={product}
        tariffId={selection.tariffId}
        currencyIds={[currencyId, quote?.Currency.id]}
        onChoose={(id) => choose({ type: 'tariff', id })}
      />
      {isBoughtHere && (
        <>
          {tariffPrice?.suggested && (
            <Suspense>
              <amountField.Part
                key={`${selection.tariffId} ${currencyId}`}
                price={tariffPrice}
                chosen={amountIn(selection.amount, tariffPrice.Currency.id)}
                quote={quote}
                error={errorText(form.errors.amount ?? price.failure?.fields.amount)}
                onApply={(amount) =>
                  choose({ type: 'amount', amount: writeAmount(amount, tariffPrice.Currency.id) })
                }
                onWrong={checkout.setWrongAmount}
              />
            </Suspense>
          )}
          {!present.isPresent && (
            <GiftPicker
              product={product}
              tariffId={selection.tariffId}
              giftId={selection.giftId}
              error={giftError === 'taken' ? t('gift.taken') : errorText(giftError)}
              onChoose={(id) => choose({ type: 'gift', id })}
            />
          )}
          {trialDays !== undefined && !present.isPresent && (
            <StartPicker days={trialDays} quote={quote} isTrial={isTrial} onChoose={checkout.chooseTrial} />
          )}
        </>
      )}
    </div>
  );
}
