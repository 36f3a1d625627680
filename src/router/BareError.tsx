import { useEffect } from 'react';
import { rememberLang, useLang } from '@/i18n/lang';
import { isCrawler } from '@/lib/crawler';
import { PageError } from '@/lib/pageError';
import { product } from '@/shared/product';

/** The specification's own texts: no translations are available here. */
const words = { title: 'Error Page', status: 'Error code:', wrong: 'Something went wrong.' };

/**
 * Replaces the error page if that can't be loaded either, such as when the server goes down right after the first
 * script.
 */
export function BareError({ error }: { error: unknown }) {
  const lang = useLang();
  useEffect(() => console.error(error), [error]);
  if (isCrawler(navigator.userAgent)) return null;
  const { status, message } = error instanceof PageError ? error : { status: 500, message: '' };
  return (
    <div lang="en" dir="ltr">
      <title>{`${product.abbreviation} ${words.title}`}</title>
      <h1>{`${words.status} ${status}`}</h1>
      <p>{`${words.wrong} ${message}`}</p>
      <a href="/" onClick={() => rememberLang(lang)}>
        {product.name}
      </a>
    </div>
  );
}
