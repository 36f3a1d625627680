import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountMenu } from '@/features/account/AccountMenu';
import { LanguageList } from '@/features/preferences/LanguageList';
import {
  Choice,
  CurrencyMenu,
  prepareChoice,
  LanguageMenu,
  ThemeMenu,
} from '@/features/preferences/Preferences';
import { useLang } from '@/i18n/lang';
import { Brand } from '@/layouts/Brand';
import { SkipLink } from '@/layouts/SkipLink';
import { paths } from '@/shared/paths';
import { Has } from '@/ui/Has';
import { Link } from '@/ui/Link';
import { MenuIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { Ours } from '@/ui/Ours';
import styles from '@/layouts/Header.module.css';

function SiteLinks({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('common');
  const lang = useLang();
  return (
    <nav className={className} aria-label={t('nav.label')}>
      <Ours>
        <Has part="titles">
          <Link to={paths.products.href(lang)}>{t('nav.catalogue')}</Link>
        </Has>
      </Ours>
      <Has part="studies">
        <Link to={paths.project.href(lang, 'science')}>{t('nav.researches')}</Link>
      </Has>
      <Has part="plans">
        <Link to={paths.services.href(lang)}>{t('nav.services')}</Link>
      </Has>
      <Has part="projects">
        <Link to={paths.projects.href(lang)}>{t('nav.projects')}</Link>
      </Has>
      <Link to={paths.about.href(lang)}>{t('nav.about')}</Link>
    </nav>
  );
}

/** The parts of a wide header that don't fit on a phone. */
function PhoneMenu({ withLinks }: { withLinks: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Menu
      className={styles.phone}
      label={t('menu.label')}
      face={<MenuIcon size={22} />}
      prepare={prepareChoice}
    >
      <div className={styles.sheet}>
        {withLinks && <SiteLinks className={styles.sheetLinks} />}
        <h2>{t('preferences.language')}</h2>
        <LanguageList columns />
        <h2>{t('preferences.currency')}</h2>
        <Choice of="currency" />
        <h2>{t('preferences.theme')}</h2>
        <Choice of="theme" />
      </div>
    </Menu>
  );
}

/** The header of every page. A quiet one has no links into the site, so that nothing distracts from the task. */
export const Header = memo(function Header({ quiet = false }: { quiet?: boolean }) {
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.row}>
        <Brand />
        {!quiet && <SiteLinks className={styles.links} />}
        <div className={styles.tools}>
          <div className={styles.wide}>
            <LanguageMenu />
            <CurrencyMenu />
            <ThemeMenu />
          </div>
          <AccountMenu />
          <PhoneMenu withLinks={!quiet} />
        </div>
      </div>
    </header>
  );
});
