import Cookies from 'js-cookie';
import { createContext, use } from 'react';
import { fallbackLang, isSiteLang, languageCookie, matchLang, type Lang } from '@/shared/languages';

const LangContext = createContext<Lang>(fallbackLang);

/** Sets the language of everything below it. */
export const LangProvider = LangContext.Provider;

/** The language of the page. */
export const useLang = (): Lang => use(LangContext);

/** The language for a URL without a prefix: the visitor's earlier choice, the browser's, or English. */
export function visitorLang(): Lang {
  const chosen = Cookies.get(languageCookie.name);
  return isSiteLang(chosen) ? chosen : (matchLang(navigator.languages) ?? fallbackLang);
}

/** The language of a page from its route parameters: the prefix, or the visitor's own if there is none. */
export const langOf = (params: { readonly lang?: string | undefined }): Lang =>
  isSiteLang(params.lang) ? params.lang : visitorLang();

/** Saves the visitor's choice of language. */
export function rememberLang(lang: Lang): void {
  Cookies.set(languageCookie.name, lang, {
    expires: languageCookie.days,
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  });
}
