import { LanguageMenu } from '@/features/preferences/Preferences';
import { Brand } from '@/layouts/Brand';
import { Content } from '@/layouts/Content';
import headerStyles from '@/layouts/Header.module.css';
import layoutStyles from '@/layouts/layout.module.css';
import type { LayoutProps } from '@/layouts/LayoutProps';
import { SkipLink } from '@/layouts/SkipLink';
import { SmallFooter } from '@/layouts/SmallFooter';
import styles from '@/layouts/payment.module.css';

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
      <SmallFooter />
    </div>
  );
}
