import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { NotOffered } from '@/ui/NotOffered';
import { PayButton } from '@/features/checkout/form/PayButton';
import type { Checkout } from '@/features/checkout/form/useCheckout';
import type { Quote } from '@/features/checkout/types';

interface CheckoutButtonProps {
  checkout: Checkout;
  /** What is charged now. */
  charged: Quote | undefined;
  isSignedIn: boolean;
  wide: boolean;
}

/** Pays, or leads to what the buyer already has. */
export function CheckoutButton({ checkout, charged, isSignedIn, wide }: CheckoutButtonProps) {
  const { t } = useTranslation('payment');
  const lang = useLang();
  const { owned, paying, price, isReady } = checkout;
  if (import.meta.env.VITE_PROVIDER === 'specification') return wide && <NotOffered />;
  if (checkout.isBoughtHere)
    return (
      <PayButton
        // The total is that of the last amount that could be paid.
        quote={checkout.isWrongAmount ? undefined : charged}
        chargesWallet={checkout.chargesWallet}
        next={checkout.next}
        isPaying={paying.isPaying || checkout.isPressed}
        isUpdating={price.pending}
        isAgain={paying.problem?.kind === 'lost'}
        isDisabled={!isReady && !price.pending}
      />
    );
  const itemId = owned?.itemId;
  const words = owned?.kind === 'INCLUDED' ? t('owned.INCLUDED.action') : t('waysOn.subscription');
  return (
    <ButtonLink
      variant="primary"
      wide
      to={
        itemId
          ? (isSignedIn ? paths.libraryItem : paths.guestItem).href(lang, itemId)
          : paths.subscription.href(lang)
      }
    >
      {itemId ? t('waysOn.open') : words}
    </ButtonLink>
  );
}
