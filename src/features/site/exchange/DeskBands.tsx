import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Band } from '@/ui/layout/Band';

/** The calculator's section, in any loading state. */
export function DeskBand({ children }: { children: ReactNode }) {
  const { t } = useTranslation('projectExchange');
  return (
    <Band id="desk" tone="sunken" title={t('desk.title')} lead={t('desk.lead')}>
      {children}
    </Band>
  );
}

interface RatesBandProps {
  /** ISO 4217; defaults to the base currency until one is chosen. */
  against?: string;
  children: ReactNode;
}

/** The section with the rate table. */
export function RatesBand({ against = 'USD', children }: RatesBandProps) {
  const { t } = useTranslation('projectExchange');
  const { currencyName } = useFormat();
  return (
    <Band title={t('rates.title', { currency: currencyName(against) })} lead={t('rates.lead')}>
      {children}
    </Band>
  );
}
