import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { Content } from '@/layouts/Content';
import { DeletionPlanned } from '@/layouts/DeletionPlanned';
import { Footer } from '@/layouts/Footer';
import { Header } from '@/layouts/Header';
import { GuestRemainder } from '@/layouts/GuestRemainder';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { paths } from '@/shared/paths';
import styles from '@/layouts/layout.module.css';

/** On a phone the list scrolls sideways; the page on screen is brought into its middle. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    // The profile's own address is the beginning of all the others.
    const current = links.findLast((link) => pathname.startsWith(link.pathname));
    if (!list.current || !current) return;
    const place = current.getBoundingClientRect();
    const frame = list.current.getBoundingClientRect();
    list.current.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
  }, [pathname]);
  return list;
}

/** The member area: its pages at the side, on a phone above. */
export function IdLayout({ children }: LayoutProps) {
  const { t } = useTranslation('common');
  const lang = useLang();
  const list = useCurrentInView();
  return (
    <div className={styles.page}>
      <Header />
      <div className={styles.withAside}>
        <nav className={styles.aside} aria-label={t('nav.account')}>
          <ul ref={list}>
            <li>
              <NavLink to={paths.profile.href(lang)} end>
                {t('nav.profile')}
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.profileGeneral.href(lang)}>{t('nav.general')}</NavLink>
            </li>
            <li>
              <NavLink to={paths.profileSecurity.href(lang)}>{t('nav.security')}</NavLink>
            </li>
            <li>
              <NavLink to={paths.profileAchievements.href(lang)}>{t('nav.achievements')}</NavLink>
            </li>
            <li>
              <NavLink to={paths.dreams.href(lang)}>{t('nav.dreams')}</NavLink>
            </li>
            <li>
              <NavLink to={paths.wallet.href(lang)} end>
                {t('nav.wallet')}
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.subscription.href(lang)}>{t('nav.subscription')}</NavLink>
            </li>
            <li>
              <NavLink to={paths.payments.href(lang)}>{t('nav.payments')}</NavLink>
            </li>
            <li>
              <NavLink to={paths.purchases.href(lang)}>{t('nav.purchases')}</NavLink>
            </li>
            <li>
              <NavLink to={paths.presents.href(lang)}>{t('nav.presents')}</NavLink>
            </li>
          </ul>
        </nav>
        <div>
          <DeletionPlanned />
          <GuestRemainder />
          <Content>{children}</Content>
        </div>
      </div>
      <Footer />
    </div>
  );
}
