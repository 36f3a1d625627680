import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';

/** Link to all purchases. */
export function ToPurchases() {
  const { t } = useTranslation('library');
  const lang = useLang();
  return (
    <div className="cluster">
      <ButtonLink to={paths.purchases.href(lang)}>{t('toPurchases')}</ButtonLink>
    </div>
  );
}
