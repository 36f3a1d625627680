import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { session } from '@/session/session';
import { paths } from '@/shared/paths';
import { useFieldErrorText } from '@/ui/failureText';
import { lazyPart } from '@/ui/lazyPart';
import { Link } from '@/ui/Link';
import { Ours } from '@/ui/Ours';
import { useHydrated } from '@/ui/useHydrated';
import type { CheckoutFormData } from '@/features/checkout/checkoutData';
import { ChargeTerms } from '@/features/checkout/form/ChargeTerms';
import { CurrencyPicker } from '@/features/checkout/form/CurrencyPicker';
import { EmailField } from '@/features/checkout/form/EmailField';
import { Immediate } from '@/features/checkout/form/Immediate';
import { MemberSaving } from '@/features/checkout/form/MemberSaving';
import { PaymentMethodSection } from '@/features/checkout/form/PaymentMethodSection';
import { Promo } from '@/features/checkout/form/Promo';
import { Summary } from '@/features/checkout/form/Summary';
import type { Checkout } from '@/features/checkout/form/useCheckout';
import type { Quote } from '@/features/checkout/types';
import styles from '@/features/checkout/form/CheckoutForm.module.css';

/** Only for buyers who have a plan. */
const planChange = lazyPart(
  async () => (await loadChunk(() => import('@/features/checkout/form/PlanChangeNotice'))).PlanChangeNotice,
);

interface PayPanelProps {
  opening: CheckoutFormData;
  checkout: Checkout;
  /** What is charged now. */
  charged: Quote | undefined;
  isSignedIn: boolean;
  /** The button, and whatever blocks it. */
  children: ReactNode;
}

/** How it is paid: the address, the method, the figures, and the button. */
export function PayPanel({ opening, checkout, charged, isSignedIn, children }: PayPanelProps) {
  const { t } = useTranslation(['payment', 'common']);
  const lang = useLang();
  const { pathname, search } = useLocation();
  // The server renders the same document for other parameters.
  const returnTo = pathname + (useHydrated() ? search : '');
  const errorText = useFieldErrorText();
  const { product, currencies } = opening;
  const { selection, currencyId, price, buyer, form, present, change, isBoughtHere } = checkout;
  const { quote } = price;
  const tariff = product.Tariffs.find(({ id }) => id === selection.tariffId);
  return (
    <section className={styles.pay} aria-labelledby="pay-title">
      <h2 id="pay-title" className={styles.title}>
        {t('payment:panel.pay')}
      </h2>
      {isBoughtHere && (
        <>
          <Ours>
            <EmailField buyer={buyer} form={form} isSignedIn={isSignedIn} />
          </Ours>
          <PaymentMethodSection
            checkout={checkout}
            error={errorText(form.errors.paymentMethodId ?? price.failure?.fields.paymentMethodId)}
          />
          <div className={styles.folds}>
            <Promo choose={checkout.choose} price={price} selection={selection} />
            <CurrencyPicker
              currencies={currencies}
              currencyId={currencyId}
              charged={quote?.Currency}
              onChoose={(id) => session.getState().setCurrencyId(id)}
            />
          </div>
        </>
      )}
      <Summary
        item={[product.title, tariff?.name, present.isPresent && t('payment:present.other')]
          .filter(Boolean)
          .join('\u00a0· ')}
        quote={charged}
        isPending={price.pending}
        isSold={isBoughtHere}
      />
      <Ours>{quote && isBoughtHere && <ChargeTerms checkout={checkout} quote={quote} />}</Ours>
      {isBoughtHere && quote?.memberSaving && (
        <MemberSaving saving={quote.memberSaving} currency={quote.Currency.code} />
      )}
      <Suspense>{change && <planChange.Part change={change} />}</Suspense>
      {isBoughtHere && <Immediate checkout={checkout} />}
      {children}
      <Ours>
        {isBoughtHere && !isSignedIn && (
          <p className="muted small">
            <span>{t('payment:summary.guest')}</span>{' '}
            <Link to={paths.login.href(lang, { returnTo })}>{t('common:account.logIn')}</Link>
          </p>
        )}
      </Ours>
    </section>
  );
}
