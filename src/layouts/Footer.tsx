import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageList } from '@/features/preferences/LanguageList';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { useLegalLinks } from '@/layouts/useLegalLinks';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import type { SitePart } from '@/shared/siteParts';
import { Has, has } from '@/ui/Has';
import { Link } from '@/ui/Link';
import { Mark } from '@/ui/Mark';
import styles from '@/layouts/Footer.module.css';

const now = new Date().toISOString();

interface FooterLink {
  to: string;
  name: string;
  /** The part of the site that it leads to; without one, it's always there. */
  part?: SitePart;
}

function LinkColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const shown = links.filter(({ part }) => part === undefined || has(part));
  if (shown.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {shown.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} preloadInView={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer: links, and the page in the other languages. */
export const Footer = memo(function Footer() {
  const { t } = useTranslation('common');
  const { calendarYear } = useFormat();
  const lang = useLang();
  const legal = useLegalLinks();
  const isSignedIn = useSession(({ token }) => token !== undefined);
  const account = isSignedIn
    ? [
        { to: paths.profile.href(lang), name: t('nav.profile') },
        { to: paths.purchases.href(lang), name: t('nav.purchases') },
      ]
    : [
        { to: paths.login.href(lang), name: t('account.logIn') },
        { to: paths.register.href(lang), name: t('account.register') },
        ...(import.meta.env.VITE_PROVIDER === 'specification'
          ? []
          : [{ to: paths.resendPurchases.href(lang), name: t('account.resend') }]),
      ];
  const explore = [
    ...(import.meta.env.VITE_PROVIDER === 'specification'
      ? []
      : [{ to: paths.products.href(lang), name: t('nav.catalogue'), part: 'titles' } as const]),
    { to: paths.project.href(lang, 'science'), name: t('nav.researches'), part: 'studies' },
    { to: paths.services.href(lang), name: t('nav.services'), part: 'plans' },
    { to: paths.projects.href(lang), name: t('nav.projects'), part: 'projects' },
    { to: paths.collaborations.href(lang), name: t('nav.collaborations'), part: 'company' },
  ] as const;
  const house = [
    { to: paths.about.href(lang), name: t('nav.about') },
    { to: paths.team.href(lang), name: t('nav.team'), part: 'team' },
  ] as const;
  return (
    <footer className={`lazy-render ${styles.footer}`}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>
            <Mark className={styles.mark} />
            <bdi>{product.name}</bdi>
          </p>
          <Has part="company">
            <p>{t('footer.tagline')}</p>
          </Has>
          <p>{t('footer.rights', { year: calendarYear(now) })}</p>
        </div>
        <LinkColumn title={t('footer.explore')} links={explore} />
        <LinkColumn title={t('footer.house')} links={house} />
        <LinkColumn title={t('footer.legal')} links={legal} />
        <LinkColumn title={t('footer.account')} links={account} />
        <nav className={styles.languages} aria-label={t('footer.languages')}>
          <h2>{t('footer.languages')}</h2>
          <LanguageList />
        </nav>
      </div>
    </footer>
  );
});
