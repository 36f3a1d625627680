import { Suspense, use } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { hasMessages, loadMessages } from '@/i18n/loadMessages';
import { DefaultLayout } from '@/layouts/default';
import { ErrorPage } from '@/layouts/ErrorPage';
import { PlainLayout } from '@/layouts/PlainLayout';
import { PageFrame } from '@/router/PageFrame';
import type { Lang } from '@/shared/languages';

const words = new Map<Lang, Promise<void>>();

/** The words of the error page and of the frame around it, as far as they can be had. */
function wordsIn(lang: Lang): Promise<void> {
  const known = words.get(lang) ?? loadMessages(lang, ['common', 'errors']);
  words.set(lang, known);
  return known;
}

function ErrorInLayout({ lang, error }: { lang: Lang; error: unknown }) {
  use(wordsIn(lang));
  const Layout = hasMessages(lang, 'common') ? DefaultLayout : PlainLayout;
  return (
    <Layout>
      <ErrorPage error={error} />
    </Layout>
  );
}

/** Where every error of a navigation or a page ends: the error page, in the language of the address. */
export function RootError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const lang = langOf({ lang: pathname.split('/')[1] });
  return (
    <PageFrame lang={lang}>
      <Suspense>
        <ErrorInLayout lang={lang} error={error} />
      </Suspense>
    </PageFrame>
  );
}
