import { useTranslation } from 'react-i18next';
import { LanguageList } from '@/features/preferences/LanguageList';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { Link } from '@/ui/Link';
import { Mark } from '@/ui/Mark';
import styles from '@/layouts/Footer.module.css';

const year = String(new Date().getFullYear());

/** The foot of a page: ways on, and the page in the other languages. */
export function Footer() {
  const { t } = useTranslation('common');
  const lang = useLang();
  const landing = paths.landing.href(lang);
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const account = isSignedIn
    ? ([
        { to: paths.profile.href(lang), name: 'nav.profile' },
        { to: paths.purchases.href(lang), name: 'nav.purchases' },
      ] as const)
    : ([
        { to: paths.login.href(lang), name: 'account.logIn' },
        { to: paths.register.href(lang), name: 'account.register' },
      ] as const);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>
            <Mark className={styles.mark} />
            <bdi>{product.name}</bdi>
          </p>
          <p>{t('footer.tagline')}</p>
          <p>{t('footer.rights', { year: year })}</p>
        </div>
        <nav aria-label={t('footer.explore')}>
          <h2>{t('footer.explore')}</h2>
          <ul className={styles.links}>
            <li>
              <Link to={`${landing}#plans`}>{t('nav.plans')}</Link>
            </li>
            <li>
              <Link to={`${landing}#catalogue`}>{t('nav.catalogue')}</Link>
            </li>
            {account.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{t(name)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav className={styles.languages} aria-label={t('footer.languages')}>
          <h2>{t('footer.languages')}</h2>
          <LanguageList />
        </nav>
      </div>
    </footer>
  );
}
