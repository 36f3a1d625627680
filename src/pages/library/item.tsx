import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { preload } from '@/data/account/preload';
import { LibraryItemDocument, type LibraryItemQuery } from '@/data/generated/library';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { Deliverables } from '@/features/library/Deliverables';
import { ItemAccess } from '@/features/library/ItemAccess';
import { noteVisit } from '@/features/library/noteVisit';
import { useFreshAddresses } from '@/features/library/useFreshAddresses';
import { isolate } from '@/i18n/isolate';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { Link } from '@/ui/Link';
import { Loading, Skeleton } from '@/ui/Skeleton';

export function loader({ params }: LoaderFunctionArgs) {
  const variables = { id: params['id'] ?? '' };
  return { answer: preload(LibraryItemDocument, { lang: langOf(params), variables }), askedAt: Date.now() };
}

function Item({ item }: { item: NonNullable<LibraryItemQuery['libraryItem']> }) {
  const { t } = useTranslation('library');
  const lang = useLang();
  const { id, isOpen, orderId, Product, Tariff, Deliverables: deliverables } = item;
  useEffect(() => {
    if (isOpen) noteVisit(id, lang);
  }, [id, isOpen, lang]);
  const state = !isOpen ? 'closed' : deliverables.length === 0 ? 'empty' : undefined;
  return (
    <AccountPage
      title={isolate(Product.title)}
      actions={
        <p className="muted">
          {Tariff && (
            <>
              <bdi>{Tariff.name}</bdi> ·{' '}
            </>
          )}
          <ItemAccess item={item} />
          {orderId !== null && (
            <>
              {' · '}
              <Link to={paths.productPayment.href(lang, Product.id, { order: orderId })}>{t('receipt')}</Link>
            </>
          )}
        </p>
      }
    >
      {state === undefined ? (
        <Deliverables deliverables={deliverables} />
      ) : (
        <Empty title={t(`${state}.title`)}>
          <p>{t(`${state}.text`)}</p>
        </Empty>
      )}
    </AccountPage>
  );
}

function Unknown() {
  const { t } = useTranslation('library');
  const lang = useLang();
  return (
    <AccountPage title={t('unknown.title')} lead={t('unknown.text')}>
      <div className="cluster">
        <ButtonLink to={paths.purchases.href(lang)}>{t('toPurchases')}</ButtonLink>
      </div>
    </AccountPage>
  );
}

function ItemSkeleton() {
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

/** Everything that belongs to something that was bought, given or activated. */
export function Component() {
  const { t } = useTranslation('library');
  const { answer, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  useFreshAddresses(askedAt);
  return (
    <Loaded answer={answer} failed={t('failed')} skeleton={<ItemSkeleton />}>
      {({ libraryItem: item }) => (item ? <Item item={item} /> : <Unknown />)}
    </Loaded>
  );
}
