import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { isolate } from '@/i18n/isolate';
import { ordersList } from '@/shared/desk/orders';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { DeskLoaded } from '@/features/desk/DeskLoaded';
import { loadDesk } from '@/features/desk/deskLoader';
import { DeskPage } from '@/features/desk/DeskPage';
import { DeskSection } from '@/features/desk/DeskSection';
import { OrderTable, OrderTableSkeleton } from '@/features/desk/orders/OrderTable';
import { useDeskWords } from '@/features/desk/useDeskWords';

export { DeskNav as Aside } from '@/features/desk/DeskNav';

/** Orders on the first page. */
const shown = 10;

export const loader = (args: LoaderFunctionArgs) => loadDesk(args, ordersList, { limit: shown });

/** The first page of the desk: the latest orders. */
export function Component() {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const words = useDeskWords();
  const { me, answer } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <DeskPage
      me={me}
      title={t('nav.today')}
      {...(me && { lead: t('today.role', { email: isolate(me.email), role: words.role(me.role) }) })}
    >
      {(!me || me.rights.includes(ordersList.name)) && (
        <DeskSection
          title={t('today.orders')}
          tools={
            <Link className="small" to={paths.deskOrders.href(lang)} preloadInView={false}>
              {t('orders.all')}
            </Link>
          }
        >
          <DeskLoaded answer={answer} skeleton={<OrderTableSkeleton rows={shown} />}>
            {({ rows }) =>
              rows.length > 0 ? (
                <OrderTable orders={rows} />
              ) : (
                <p className="muted small">{t('orders.none')}</p>
              )
            }
          </DeskLoaded>
        </DeskSection>
      )}
    </DeskPage>
  );
}
