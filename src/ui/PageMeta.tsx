import { useLocation, useParams } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { baseUrl } from '@/lib/baseUrl';
import { siteLanguages, type Lang } from '@/shared/languages';
import { product } from '@/shared/product';
import { socialPicture } from '@/shared/socialPicture';
import { useDeferredMount } from '@/ui/useDeferredMount';

interface PageMetaProps {
  /** The page's title, without the product's name. */
  title: string;
  description?: string | undefined;
  /** Omits the URLs for search engines; `isPrivatePath` keeps the page out of them. */
  hidden?: boolean;
  /** Keeps a page out of search engines that is public otherwise. */
  unlisted?: boolean;
}

/** For search engines and social sharing: the page's URLs in all languages, and its picture. */
function Addresses({ title, description }: Pick<PageMetaProps, 'title' | 'description'>) {
  const { pathname } = useLocation();
  const { lang: prefix } = useParams();
  const lang = useLang();
  const rest = prefix === undefined ? '' : pathname.slice(prefix.length + 1);
  const addressIn = (other: Lang): string => `${baseUrl()}/${other}${rest}`;
  return (
    <>
      <link rel="canonical" href={addressIn(lang)} />
      {siteLanguages.map((language) => (
        <link
          key={language.prefix}
          rel="alternate"
          hrefLang={language.tag}
          href={addressIn(language.prefix)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={rest === '' ? `${baseUrl()}/` : addressIn('en')} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={product.name} />
      <meta property="og:url" content={addressIn(lang)} />
      {import.meta.env.VITE_PROVIDER !== 'specification' && (
        <meta property="og:image" content={`${baseUrl()}/social/${socialPicture(rest)}.png`} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {description && <meta property="og:description" content={description} />}
    </>
  );
}

/** The page's head. After a click on a link, the page is painted before the tags for crawlers are set. */
export function PageMeta({ title, description, hidden = false, unlisted = false }: PageMetaProps) {
  const isWhole = useDeferredMount();
  return (
    <>
      <title>{`${title} · ${product.name}`}</title>
      {description && <meta name="description" content={description} />}
      {unlisted && <meta name="robots" content="noindex" />}
      {!hidden && !unlisted && isWhole && <Addresses title={title} description={description} />}
    </>
  );
}
