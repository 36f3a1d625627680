import { useTranslation } from 'react-i18next';
import { TermsSentence } from '@/ui/TermsSentence';

/** What pressing the button below accepts. */
export function Consent() {
  const { t } = useTranslation('payment');
  return (
    <p className="muted small">
      <TermsSentence text={t('receipt.terms')} />
    </p>
  );
}
