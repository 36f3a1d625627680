import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { Content } from '@/layouts/Content';
import { Footer } from '@/layouts/Footer';
import { Header } from '@/layouts/Header';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { paths } from '@/shared/paths';
import styles from '@/layouts/layout.module.css';

/** The member area: its pages at the side, on a phone above. */
export function IdLayout({ children }: LayoutProps) {
  const { t } = useTranslation('common');
  const lang = useLang();
  return (
    <div className={styles.page}>
      <Header />
      <div className={styles.withAside}>
        <nav className={styles.aside} aria-label={t('nav.account')}>
          <ul>
            <li>
              <NavLink to={paths.profile.href(lang)} end>
                {t('nav.profile')}
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.purchases.href(lang)}>{t('nav.purchases')}</NavLink>
            </li>
          </ul>
        </nav>
        <div>
          <Content>{children}</Content>
        </div>
      </div>
      <Footer />
    </div>
  );
}
