import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { preload } from '@/data/account/preload';
import { LibraryTextDocument, type LibraryTextQuery } from '@/data/generated/library';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { ReadableText } from '@/features/library/ReadableText';
import { TextContents } from '@/features/library/TextContents';
import { TextTools } from '@/features/library/TextTools';
import { useKeptPlace } from '@/features/library/useKeptPlace';
import { isolate } from '@/i18n/isolate';
import { langOf, useLang } from '@/i18n/lang';
import { directionOf, isLang, languageOf } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Link } from '@/ui/Link';
import { Loading, Skeleton } from '@/ui/Skeleton';

/** Asks for the text in the language that the address names (`?in=fr`), else the page's. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const lang = langOf(params);
  const wanted = new URL(request.url).searchParams.get('in');
  const deliverableId = params['text'] ?? '';
  const answer = preload(LibraryTextDocument, {
    lang,
    variables: { id: params['id'] ?? '', deliverableId, language: isLang(wanted) ? wanted : lang },
  });
  return { answer, deliverableId };
}

type Item = NonNullable<LibraryTextQuery['libraryItem']>;

/** The way back to everything that belongs to the item. */
function Back({ item: { Product } }: { item: Item }) {
  const { t } = useTranslation('library');
  const { pathname } = useLocation();
  return (
    <p className="screen-only">
      <Link to={pathname.split('/').slice(0, -1).join('/')}>
        {t('reader.back', { title: isolate(Product.title) })}
      </Link>
    </p>
  );
}

function Text({ item, text }: { item: Item; text: NonNullable<Item['text']> }) {
  const { deliverableId } = useLoaderData<ReturnType<typeof loader>>();
  const { title, body, language } = text;
  useKeptPlace([item.id, deliverableId, language].join('/'));
  const lang = isLang(language) ? language : 'en';
  const languages = item.Deliverables.find(({ id }) => id === deliverableId)?.languages ?? [];
  return (
    <AccountPage title={isolate(title)} actions={<Back item={item} />}>
      <TextTools language={language} languages={languages} />
      <div className="stack" lang={languageOf(lang).tag} dir={directionOf(lang)}>
        <TextContents body={body} />
        <ReadableText body={body} />
      </div>
    </AccountPage>
  );
}

function Unknown() {
  const { t } = useTranslation('library');
  const lang = useLang();
  return (
    <AccountPage title={t('reader.unknown')} lead={t('unknown.text')}>
      <div className="cluster">
        <ButtonLink to={paths.purchases.href(lang)}>{t('toPurchases')}</ButtonLink>
      </div>
    </AccountPage>
  );
}

function TextSkeleton() {
  const { t } = useTranslation('library');
  return (
    <Loading label={t('loading')}>
      <div className="stack">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  );
}

/** A text that belongs to a purchase, to be read or printed. */
export function Component() {
  const { t } = useTranslation('library');
  const { answer } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <Loaded answer={answer} failed={t('reader.failed')} skeleton={<TextSkeleton />}>
      {({ libraryItem: item }) => (item?.text ? <Text item={item} text={item.text} /> : <Unknown />)}
    </Loaded>
  );
}
