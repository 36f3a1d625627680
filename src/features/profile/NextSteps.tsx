import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/Link';
import styles from '@/features/profile/NextSteps.module.css';

/** Links to where a signed-in user may want to go next. */
export function NextSteps() {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const ways = [
    {
      to: paths.profileGeneral.href(lang),
      title: t('waysOn.general'),
      text: t('waysOn.generalText'),
    },
    {
      to: paths.profileSecurity.href(lang),
      title: t('waysOn.security'),
      text: t('waysOn.securityText'),
    },
    { to: paths.dreams.href(lang), title: t('waysOn.dreams'), text: t('waysOn.dreamsText') },
    { to: paths.purchases.href(lang), title: t('waysOn.purchases'), text: t('waysOn.purchasesText') },
    { to: `${paths.landing.href(lang)}#plans`, title: t('waysOn.plans'), text: t('waysOn.plansText') },
    ...(import.meta.env.VITE_PROVIDER === 'specification'
      ? []
      : [
          {
            to: paths.products.href(lang),
            title: t('waysOn.catalogue'),
            text: t('waysOn.catalogueText'),
          },
        ]),
  ];
  return (
    <nav className={styles.ways} aria-label={t('waysOn.title')}>
      {ways.map(({ to, title, text }) => (
        <Link key={to} to={to} className={styles.way}>
          <span>
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </span>
          <Icon className={styles.arrow}>
            <path d="M5 12h14m-6-6 6 6-6 6" />
          </Icon>
        </Link>
      ))}
    </nav>
  );
}
