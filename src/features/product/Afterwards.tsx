import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Part } from '@/features/product/Part';

/** What happens after paying, and the refund terms. */
export function Afterwards({ days }: { days: number | null }) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const lang = useLang();
  return (
    <>
      <Part title={t('after.title')}>
        <ul>
          <li>{days === null ? t('access.forGood') : t('access.days', { count: days })}</li>
          <li>{t('after.open')}</li>
          <li>{t('after.guest')}</li>
        </ul>
      </Part>
      <Part title={t('refund.title')}>
        <p>{t('refund.text')}</p>
        <p>
          <Link to={paths.offer.href(lang)}>{common('nav.offer')}</Link>
        </p>
      </Part>
    </>
  );
}
