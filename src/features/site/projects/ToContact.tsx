import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';

/** A link to the contact form. */
export function ToContact() {
  const { t } = useTranslation('projects');
  const lang = useLang();
  return (
    <div>
      <ButtonLink variant="primary" to={`${paths.about.href(lang)}#contact`}>
        {t('collaborations.write')}
      </ButtonLink>
    </div>
  );
}
