import Cookies from 'js-cookie';
import { createContext, use } from 'react';
import { fallbackLang, isSiteLang, languageCookie, matchLang, type Lang } from '@/shared/languages';

const LangContext = createContext<Lang>(fallbackLang);

/** Says in which language everything below it speaks. */
export const LangProvider = LangContext.Provider;

/** The language of the page. */
export const useLang = (): Lang => use(LangContext);

/** The language a visitor without a prefix gets: chosen before, else the browser's, else English. */
export function visitorLang(): Lang {
  const chosen = Cookies.get(languageCookie.name);
  return isSiteLang(chosen) ? chosen : (matchLang(navigator.languages) ?? fallbackLang);
}

/** The language of a page from its route parameters: the prefix, or the visitor's own where there is none. */
export const langOf = (params: { readonly lang?: string | undefined }): Lang =>
  isSiteLang(params.lang) ? params.lang : visitorLang();

/** Remembers the visitor's choice of a language. */
export function rememberLang(lang: Lang): void {
  Cookies.set(languageCookie.name, lang, {
    expires: languageCookie.days,
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  });
}
