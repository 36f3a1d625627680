import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { preload } from '@/data/account/preload';
import { LibraryTextDocument, type LibraryTextQuery } from '@/data/generated/library';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { LibraryHeading } from '@/features/library/LibraryHeading';
import { ReadableText } from '@/ui/media/ReadableText';
import { TextContents } from '@/features/library/TextContents';
import { TextTools } from '@/features/library/TextTools';
import { useReadingPosition } from '@/features/library/useReadingPosition';
import { ToPurchases } from '@/features/library/ToPurchases';
import { isolate } from '@/i18n/isolate';
import { langOf } from '@/i18n/lang';
import { directionOf, isLang, languageOf } from '@/shared/languages';
import { DocumentSkeleton } from '@/ui/DocumentSkeleton';
import { Link } from '@/ui/Link';

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

/** Link to the next text. */
function NextText({ item: { Deliverables: deliverables }, parent }: { item: Item; parent: string }) {
  const { t } = useTranslation('library');
  const { deliverableId } = useLoaderData<ReturnType<typeof loader>>();
  const { search } = useLocation();
  const at = deliverables.findIndex(({ id }) => id === deliverableId);
  const next = deliverables.find(({ kind }, index) => index > at && kind === 'TEXT');
  if (!next) return null;
  return (
    <p className="screen-only">
      <Link to={`${parent}/${encodeURIComponent(next.id)}${search}`}>
        {t('reader.next', { title: isolate(next.title) })}
      </Link>
    </p>
  );
}

function Text({ item, text }: { item: Item; text: NonNullable<Item['text']> }) {
  const { deliverableId } = useLoaderData<ReturnType<typeof loader>>();
  const { title, body, language } = text;
  useReadingPosition([item.id, deliverableId, language].join('/'));
  const lang = isLang(language) ? language : 'en';
  const parent = useParent(item);
  const languages = item.Deliverables.find(({ id }) => id === deliverableId)?.languages ?? [];
  return (
    <AccountPage title={isolate(title)} parent={parent}>
      <TextTools language={language} languages={languages} />
      <div className="stack" lang={languageOf(lang).tag} dir={directionOf(lang)}>
        <TextContents body={body} />
        <ReadableText body={body} />
      </div>
      <NextText item={item} parent={parent.to} />
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
