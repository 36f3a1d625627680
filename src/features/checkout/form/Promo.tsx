import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '@/lib/chunks';
import { Disclosure } from '@/ui/Disclosure';
import { lazyPart } from '@/ui/lazyPart';
import type { PromoFieldProps } from '@/features/checkout/form/PromoField';
import type { Checkout } from '@/features/checkout/form/useCheckout';

const promoField = lazyPart<PromoFieldProps>(
  async () => (await loadChunk(() => import('@/features/checkout/form/PromoField'))).PromoField,
);

/** The field for a promo code, which few buyers need: collapsed. */
export function Promo({ choose, price, selection }: Pick<Checkout, 'choose' | 'price' | 'selection'>) {
  const { t } = useTranslation('payment');
  const { quote, pending } = price;
  // Loaded ahead, so that it also opens when offline.
  useEffect(() => promoField.preload(), []);
  return (
    <Disclosure label={t('promo.label')} open={selection.promoCode !== ''}>
      <Suspense>
        <promoField.Part
          applied={selection.promoCode}
          accepted={pending ? undefined : (quote?.promoCodeAccepted ?? undefined)}
          isUnused={quote?.isMemberPrice}
          onApply={(code) => choose({ type: 'promo', code })}
        />
      </Suspense>
    </Disclosure>
  );
}
