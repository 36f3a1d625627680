import { Suspense, use, useMemo, type ComponentType } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { langOf } from '@/i18n/lang';
import { hasMessages, loadMessages } from '@/i18n/loadMessages';
import { DefaultLayout } from '@/layouts/default';
import { PlainLayout } from '@/layouts/PlainLayout';
import { loadChunk } from '@/lib/chunks';
import { BareError } from '@/router/BareError';
import { PageFrame } from '@/router/PageFrame';
import type { Lang } from '@/shared/languages';

type ErrorComponent = ComponentType<{ error: unknown }>;

/**
 * Loads the error page with its messages and the layout's, as far as possible. Prefetched once the first page is idle,
 * since there may be no network when it's needed. Never rejects.
 */
export async function prepareErrorPage(lang: Lang): Promise<ErrorComponent> {
  const words = loadMessages(lang, ['common', 'errors']);
  try {
    const { ErrorPage } = await loadChunk(() => import('@/layouts/ErrorPage'), { isOptional: true });
    return ErrorPage;
  } catch (problem) {
    console.info('The error page could not be loaded', problem);
    return BareError;
  } finally {
    await words;
  }
}

interface ErrorInLayoutProps {
  lang: Lang;
  error: unknown;
  page: Promise<ErrorComponent>;
}

function ErrorInLayout({ lang, error, page }: ErrorInLayoutProps) {
  const Page = use(page);
  const Layout = hasMessages(lang, 'common') ? DefaultLayout : PlainLayout;
  return (
    <Layout>
      <Page error={error} />
    </Layout>
  );
}

/** The error boundary of every navigation and page: shows the error page in the language of the URL. */
export function RootError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const lang = langOf({ lang: pathname.split('/')[1] });
  // A new error retries what couldn't be loaded for the previous one.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const page = useMemo(() => prepareErrorPage(lang), [lang, error]);
  return (
    <PageFrame lang={lang}>
      <Suspense>
        <ErrorInLayout lang={lang} error={error} page={page} />
      </Suspense>
    </PageFrame>
  );
}
