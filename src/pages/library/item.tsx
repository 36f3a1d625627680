import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { StartNow } from '@/commerce/delivery/StartNow';
import { preload } from '@/data/account/preload';
import { LibraryItemDocument, type LibraryItemQuery } from '@/data/generated/library';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { ArchiveItem } from '@/features/library/ArchiveItem';
import { Deliverables } from '@/features/library/Deliverables';
import { DownloadAll } from '@/features/library/DownloadAll';
import { ItemAccess } from '@/features/library/ItemAccess';
import { LibraryHeading } from '@/features/library/LibraryHeading';
import { noteVisit } from '@/features/library/noteVisit';
import { RateProduct } from '@/features/library/RateProduct';
import { useRenewedFileUrls } from '@/features/library/useRenewedFileUrls';
import { useSentProgress } from '@/features/library/useProgress';
import { ToPurchases } from '@/features/library/ToPurchases';
import { isolate } from '@/i18n/isolate';
import { langOf, useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { DocumentSkeleton } from '@/ui/DocumentSkeleton';
import { Empty } from '@/ui/list/Empty';
import { Link } from '@/ui/Link';

export function loader({ params }: LoaderFunctionArgs) {
  const variables = { id: params['id'] ?? '' };
  return { answer: preload(LibraryItemDocument, { lang: langOf(params), variables }), askedAt: Date.now() };
}

function Item({ item }: { item: NonNullable<LibraryItemQuery['libraryItem']> }) {
  const { t } = useTranslation('library');
  const lang = useLang();
  const isMember = useSession(({ token }) => token !== undefined);
  const { id, isOpen, isArchived, orderId, Product, Tariff, Archive, Deliverables: deliverables } = item;
  const { Waiting: waiting } = item;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOpen) noteVisit(id, lang);
  }, [id, isOpen, lang]);
  useSentProgress();
  const state = !isOpen ? 'closed' : deliverables.length === 0 ? 'empty' : undefined;
  return (
    <AccountPage
      title={isolate(Product.title)}
      parent={isMember ? { to: paths.purchases.href(lang), title: t('toPurchases') } : undefined}
      actions={
        <p className="muted">
          {Tariff && (
            <>
              <bdi>{Tariff.name}</bdi>
              <span>{'\u00a0· '}</span>
            </>
          )}
          <ItemAccess item={item} />
          {!Product.active && <span>{`\u00a0· ${t('notSold')}`}</span>}
          {orderId !== null && (
            <>
              <span>{'\u00a0· '}</span>
              <Link to={paths.productPayment.href(lang, Product.id, { order: orderId })}>{t('receipt')}</Link>
            </>
          )}
        </p>
      }
    >
      {waiting ? (
        <StartNow waiting={waiting} onStarted={() => void revalidate()} />
      ) : state === undefined ? (
        <>
          {Archive && <DownloadAll archive={Archive} />}
          <Deliverables itemId={id} deliverables={deliverables} />
        </>
      ) : (
        <Empty title={t(`${state}.title`)}>
          <p>{t(`${state}.text`)}</p>
        </Empty>
      )}
      <RateProduct item={item} />
      {isMember && isArchived !== null && <ArchiveItem id={id} isArchived={isArchived} />}
    </AccountPage>
  );
}

/** Everything in an item that was purchased, received as a gift, or activated. */
export function Component() {
  const { t } = useTranslation(['library', 'common']);
  const { answer, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  useRenewedFileUrls(askedAt);
  return (
    <Loaded
      answer={answer}
      failed={t('failed')}
      heading={<LibraryHeading />}
      skeleton={
        <DocumentSkeleton label={t('loading')}>
          <LibraryHeading />
        </DocumentSkeleton>
      }
    >
      {({ libraryItem: item }) =>
        item ? (
          <Item item={item} />
        ) : (
          <AccountPage title={t('unknown.title')} lead={t('unknown.text')}>
            <ToPurchases />
          </AccountPage>
        )
      }
    </Loaded>
  );
}
