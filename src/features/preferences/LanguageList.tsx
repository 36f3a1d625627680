import { memo, useDeferredValue } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { rememberLang, useLang } from '@/i18n/lang';
import { siteLanguages } from '@/shared/languages';
import { Link } from '@/ui/Link';
import styles from '@/features/preferences/choices.module.css';

/** The current path without its language prefix, including query and hash. */
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

/** Links to the page in all languages, each by its native name. Choosing one is remembered. */
export function LanguageList({ columns = false }: { columns?: boolean }) {
  // Render the new page first; its language links may lag behind.
  const path = useDeferredValue(usePathBelowLang());
  return <LanguageLinks path={path} columns={columns} />;
}
