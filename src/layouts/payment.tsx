import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '@/features/preferences/Preferences';
import { useLang } from '@/i18n/lang';
import { Brand } from '@/layouts/Brand';
import { Content } from '@/layouts/Content';
import headerStyles from '@/layouts/Header.module.css';
import layoutStyles from '@/layouts/layout.module.css';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { SkipLink } from '@/layouts/SkipLink';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import styles from '@/layouts/payment.module.css';

/** The footer: what a buyer may want to read, and nothing else. */
function Small() {
  const { t } = useTranslation('common');
  const lang = useLang();
  return (
    <footer className={styles.small}>
      <Link to={paths.offer.href(lang)} target="_blank" rel="noopener" preloadInView={false}>
        {t('nav.offer')}
      </Link>
      <Link to={paths.privacy.href(lang)} target="_blank" rel="noopener" preloadInView={false}>
        {t('nav.privacy')}
      </Link>
    </footer>
  );
}

/** The payment pages: the mark, the language and the content, without links into the site. */
export function PaymentLayout({ children }: LayoutProps) {
  return (
    <div className={layoutStyles.page}>
      <header className={headerStyles.header}>
        <SkipLink />
        <div className={`${headerStyles.row} ${styles.row}`}>
          <Brand />
          <div className={headerStyles.tools}>
            <LanguageMenu />
          </div>
        </div>
      </header>
      <Content className={layoutStyles.column}>{children}</Content>
      <Small />
    </div>
  );
}
