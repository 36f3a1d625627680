import { useLoaderData, type LoaderFunctionArgs, type Params } from 'react-router-dom';
import { DocumentView } from '@/features/documents/DocumentView';
import { ownPageIn, type OwnPage } from '@/features/documents/documents';
import { langOf } from '@/i18n/lang';
import { notFound } from '@/lib/pageError';
import type { Lang } from '@/shared/languages';
import { PageMeta } from '@/ui/PageMeta';

export const loader = async ({ params, request }: LoaderFunctionArgs): Promise<OwnPage> =>
  (await ownPageIn(langOf(params), params['slug'] ?? '')) ?? notFound(new URL(request.url).pathname);

export const prepareData = (lang: Lang, { slug = '' }: Params) => ownPageIn(lang, slug);

/** A further page that the owner wrote. */
export function Component() {
  const { title, language, text } = useLoaderData<OwnPage>();
  return (
    <>
      <PageMeta title={title} />
      <DocumentView title={title} language={language} text={text} />
    </>
  );
}
