import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '@/lib/chunks';
import { Disclosure } from '@/ui/Disclosure';
import type { FormState } from '@/ui/form/useForm';
import { lazyPart } from '@/ui/lazyPart';
import { Ours } from '@/ui/Ours';
import styles from '@/features/checkout/form/Extras.module.css';
import type { PayField } from '@/features/checkout/form/payForm';
import type { PresentFieldsProps } from '@/features/checkout/form/PresentFields';
import type { PromoFieldProps } from '@/features/checkout/form/PromoField';
import type { Checkout } from '@/features/checkout/form/useCheckout';

const presentFields = lazyPart<PresentFieldsProps>(
  async () => (await loadChunk(() => import('@/features/checkout/form/PresentFields'))).PresentFields,
);

const promoField = lazyPart<PromoFieldProps>(
  async () => (await loadChunk(() => import('@/features/checkout/form/PromoField'))).PromoField,
);

interface ExtrasProps {
  checkout: Pick<Checkout, 'choose' | 'present' | 'price' | 'selection' | 'isBoughtHere'>;
  form: Pick<FormState<PayField>, 'field'>;
}

/** Collapsed options that few buyers need: a promo code, and buying as a gift. */
export function Extras({ checkout, form }: ExtrasProps) {
  const { t } = useTranslation('payment');
  const { choose, present, price, selection, isBoughtHere } = checkout;
  const { quote, pending } = price;
  // Loaded ahead, so that they also open when offline.
  useEffect(() => {
    promoField.preload();
    presentFields.preload();
  }, []);
  return (
    <div className={styles.extras}>
      {isBoughtHere && (
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
      )}
      <Ours>
        <Disclosure
          label={t('present.other')}
          open={present.isPresent}
          onToggle={(open) => {
            if (open !== present.isPresent) present.choose(open);
          }}
        >
          {present.dreamId === undefined && <p className="muted small">{t('present.hint')}</p>}
          <Suspense>
            <presentFields.Part choice={present} form={form} />
          </Suspense>
        </Disclosure>
      </Ours>
    </div>
  );
}
