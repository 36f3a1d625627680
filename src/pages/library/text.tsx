import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { preload } from '@/data/account/preload';
import { LibraryTextDocument, type LibraryTextQuery } from '@/data/generated/library';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { FinishText } from '@/features/library/FinishText';
import { LibraryHeading } from '@/features/library/LibraryHeading';
import { ReadableText } from '@/ui/media/ReadableText';
import { TextContents } from '@/features/library/TextContents';
import { TextTools } from '@/features/library/TextTools';
import { useSentProgress } from '@/features/library/useProgress';
import { useReadingPosition } from '@/features/library/useReadingPosition';
import { ToPurchases } from '@/features/library/ToPurchases';
import { isolate } from '@/i18n/isolate';
import { langOf } from '@/i18n/lang';
import { directionOf, isLang, languageOf } from '@/shared/languages';
import { DocumentSkeleton } from '@/ui/DocumentSkeleton';

/** Loads the text in the language given in the URL (`?in=fr`), else in the page's language. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const lang = langOf(params);
  const { pathname, search, searchParams } = new URL(request.url);
  const wanted = searchParams.get('in');
  const deliverableId = params['text'] ?? '';
  const answer = preload(LibraryTextDocument, {
    lang,
    variables: { id: params['id'] ?? '', deliverableId, language: isLang(wanted) ? wanted : lang },
    saveOfflineAs: ({ libraryItem: item }) =>
      item?.text ? { path: pathname + search, title: item.text.title, until: item.availableTo } : undefined,
  });
  return { answer, deliverableId };
}

type Item = NonNullable<LibraryTextQuery['libraryItem']>;

/** The parent page, with everything that belongs to the item. */
function useParent({ Product }: Item) {
  const { t } = useTranslation('library');
  const { pathname } = useLocation();
  return {
    to: pathname.split('/').slice(0, -1).join('/'),
    title: t('reader.back', { title: isolate(Product.title) }),
  };
}

/** The text after this one, if there is one. */
const nextText = ({ Deliverables: deliverables }: Item, deliverableId: string) => {
  const at = deliverables.findIndex(({ id }) => id === deliverableId);
  return deliverables.find(({ kind }, index) => index > at && kind === 'TEXT');
};

function Text({ item, text }: { item: Item; text: NonNullable<Item['text']> }) {
  const { deliverableId } = useLoaderData<ReturnType<typeof loader>>();
  const { title, body, language } = text;
  const shown = useRef<HTMLDivElement>(null);
  const { languages, Parts } = item.Deliverables.find(({ id }) => id === deliverableId) ?? {};
  const [part] = Parts ?? [];
  const place = { id: item.id, deliverableId, part: '' };
  useReadingPosition({
    text: [item.id, deliverableId, language].join('/'),
    place,
    start: part?.progress ?? 0,
    body: shown,
  });
  useSentProgress();
  const lang = isLang(language) ? language : 'en';
  const parent = useParent(item);
  return (
    <AccountPage title={isolate(title)} parent={parent}>
      <TextTools language={language} languages={languages ?? []} />
      <div ref={shown} className="stack" lang={languageOf(lang).tag} dir={directionOf(lang)}>
        <TextContents body={body} />
        <ReadableText body={body} />
      </div>
      <FinishText place={place} part={part} next={nextText(item, deliverableId)} parent={parent.to} />
    </AccountPage>
  );
}

/** A text that belongs to a purchase, to read or print. */
export function Component() {
  const { t } = useTranslation(['library', 'common']);
  const { answer } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <Loaded
      answer={answer}
      failed={t('reader.failed')}
      heading={<LibraryHeading />}
      skeleton={
        <DocumentSkeleton label={t('loading')}>
          <LibraryHeading />
        </DocumentSkeleton>
      }
    >
      {({ libraryItem: item }) =>
        item?.text ? (
          <Text item={item} text={item.text} />
        ) : (
          <AccountPage title={t('reader.unknown')} lead={t('unknown.text')}>
            <ToPurchases />
          </AccountPage>
        )
      }
    </Loaded>
  );
}
