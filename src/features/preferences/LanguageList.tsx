import { useLocation, useParams } from 'react-router-dom';
import { rememberLang, useLang } from '@/i18n/lang';
import { languages, type Lang } from '@/shared/languages';
import { Link } from '@/ui/Link';
import styles from '@/features/preferences/choices.module.css';

/** The address of the page on screen in another language, query and hash included. */
function useAddressIn(): (lang: Lang) => { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = useLocation();
  const { lang: prefix } = useParams();
  const rest = prefix === undefined ? '' : pathname.slice(prefix.length + 1);
  return (lang) => ({ pathname: `/${lang}${rest}`, search, hash });
}

/** The page in its 13 languages, each by its own name. Choosing one stays on the page and is remembered. */
export function LanguageList({ columns = false }: { columns?: boolean }) {
  const addressIn = useAddressIn();
  const current = useLang();
  return (
    <ul className={`${styles.list} ${columns ? styles.columns : ''}`}>
      {languages.map(({ prefix, tag, nativeName }) => (
        <li key={prefix}>
          <Link
            className={styles.choice}
            to={addressIn(prefix)}
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
}
