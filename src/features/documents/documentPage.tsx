import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { documentIn, type LegalDocument } from '@/features/documents/documents';
import { LegalDocumentView } from '@/features/documents/LegalDocumentView';
import { langOf } from '@/i18n/lang';
import { notFound } from '@/lib/pageError';
import type { DocumentKind } from '@/shared/documents';
import type { Lang } from '@/shared/languages';
import { PageMeta } from '@/ui/PageMeta';

/** The page with the version of a document that is in force. */
export const documentPage = (kind: DocumentKind) => ({
  loader: async ({ params, request }: LoaderFunctionArgs): Promise<LegalDocument> =>
    (await documentIn(langOf(params), kind)) ?? notFound(new URL(request.url).pathname),

  prepareData: (lang: Lang) => documentIn(lang, kind),

  Component: function DocumentPage() {
    const { t } = useTranslation('documents');
    const document = useLoaderData<LegalDocument>();
    return (
      <>
        <PageMeta title={document.title} description={t(`descriptions.${kind}`)} />
        <LegalDocumentView document={document} />
      </>
    );
  },
});
