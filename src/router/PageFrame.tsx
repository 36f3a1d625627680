import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { messagesIn } from '@/i18n/i18n';
import { LangProvider } from '@/i18n/lang';
import { markStarted } from '@/lib/started';
import { manifestPath } from '@/shared/installPaths';
import { directionOf, languageOf, type Lang } from '@/shared/languages';
import { LinkScope } from '@/ui/Link';

/** The manifest and its pictures show our own catalogue. */
const hasManifest = import.meta.env.PROD && import.meta.env.VITE_PROVIDER !== 'specification';

/** Sets the language of everything inside and of the document. */
export function PageFrame({ lang, children }: { lang: Lang; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = languageOf(lang).tag;
    document.documentElement.dir = directionOf(lang);
  }, [lang]);
  useEffect(markStarted, []);
  return (
    <LangProvider value={lang}>
      <I18nextProvider i18n={messagesIn(lang)}>
        {hasManifest && <link rel="manifest" href={manifestPath(lang)} />}
        <LinkScope>{children}</LinkScope>
      </I18nextProvider>
    </LangProvider>
  );
}
