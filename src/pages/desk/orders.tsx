import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { ordersExport, ordersList } from '@/shared/desk/orders';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { DeskLoaded } from '@/features/desk/DeskLoaded';
import { loadChoices, loadDesk } from '@/features/desk/deskLoader';
import { DeskPage } from '@/features/desk/DeskPage';
import { FileButton } from '@/features/desk/act/FileButton';
import { KeysetPages } from '@/features/desk/KeysetPages';
import { OrderFilters } from '@/features/desk/orders/OrderFilters';
import { activeFilters, orderFilterOf, readOrderSearch } from '@/features/desk/orders/orderSearch';
import { OrderTable, OrderTableSkeleton } from '@/features/desk/orders/OrderTable';

export { DeskNav as Aside } from '@/features/desk/DeskNav';

/** Loads the page of the list in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const search = readOrderSearch(searchParams);
  const cursor = searchParams.get('cursor') ?? undefined;
  const input = { ...orderFilterOf(search), ...(cursor !== undefined && { cursor }) };
  return { search, choices: loadChoices(args), ...(await loadDesk(args, ordersList, input)) };
}

/** All orders, the newest first. */
export function Component() {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const { me, search, choices, answer } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <DeskPage me={me} title={t('nav.orders')}>
      <OrderFilters choices={choices} />
      {/* No key, so that the list stays until the next one has loaded. */}
      <DeskLoaded answer={answer} skeleton={<OrderTableSkeleton rows={12} />}>
        {({ rows, next }) =>
          rows.length > 0 ? (
            <>
              <div className="cluster">
                <FileButton act={ordersExport} input={orderFilterOf(search)} label={t('orders.csv')} />
              </div>
              <OrderTable orders={rows} />
              <KeysetPages label={t('orders.pages')} next={next} />
            </>
          ) : (
            <Empty
              title={t('orders.none')}
              action={
                activeFilters(search) > 0 && (
                  <ButtonLink to={paths.deskOrders.href(lang)}>{t('orders.all')}</ButtonLink>
                )
              }
            />
          )
        }
      </DeskLoaded>
    </DeskPage>
  );
}
