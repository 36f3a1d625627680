import { useLoaderData, type LoaderFunctionArgs, type Params } from 'react-router-dom';
import { documentIn, type LegalDocument } from '@/features/documents/documents';
import { LegalDocumentView } from '@/features/documents/LegalDocumentView';
import { langOf } from '@/i18n/lang';
import { notFound } from '@/lib/pageError';
import { isDocumentKind } from '@/shared/documents';
import type { Lang } from '@/shared/languages';
import { PageMeta } from '@/ui/PageMeta';

const versionIn = async (lang: Lang, { kind = '', version = '' }: Params): Promise<LegalDocument | null> =>
  isDocumentKind(kind) ? documentIn(lang, kind, version) : null;

export const loader = async ({ params, request }: LoaderFunctionArgs): Promise<LegalDocument> =>
  (await versionIn(langOf(params), params)) ?? notFound(new URL(request.url).pathname);

export const prepareData = versionIn;

/** A version of a legal document, at the same address forever. Search engines list the one that is in force. */
export function Component() {
  const document = useLoaderData<LegalDocument>();
  return (
    <>
      <PageMeta unlisted title={document.title} />
      <LegalDocumentView document={document} />
    </>
  );
}
