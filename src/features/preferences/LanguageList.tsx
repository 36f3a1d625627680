import { memo, useDeferredValue } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { rememberLang, useLang } from '@/i18n/lang';
import { siteLanguages } from '@/shared/languages';
import { Link } from '@/ui/Link';
import styles from '@/features/preferences/choices.module.css';

/** The path of the page on screen below its language, query and hash included. */
function usePathBelowLang(): string {
  const { pathname, search, hash } = useLocation();
  const { lang: prefix } = useParams();
  return (prefix === undefined ? '' : pathname.slice(prefix.length + 1)) + search + hash;
}

interface LinksProps {
  path: string;
  columns: boolean;
}

const LanguageLinks = memo(function LanguageLinks({ path, columns }: LinksProps) {
  const current = useLang();
  return (
    <ul className={`${styles.list} ${columns ? styles.columns : ''}`}>
      {siteLanguages.map(({ prefix, tag, nativeName }) => (
        <li key={prefix}>
          <Link
            className={styles.choice}
            to={`/${prefix}${path}`}
            hrefLang={tag}
            lang={tag}
            aria-current={prefix === current ? 'true' : undefined}
            preventScrollReset
            preloadInView={false}
            onClick={() => rememberLang(prefix)}
          >
            <bdi>{nativeName}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
});

/** The page in its languages, each by its own name. Choosing one stays on the page and is remembered. */
export function LanguageList({ columns = false }: { columns?: boolean }) {
  // A new page is shown first; where its other languages are may follow.
  const path = useDeferredValue(usePathBelowLang());
  return <LanguageLinks path={path} columns={columns} />;
}
