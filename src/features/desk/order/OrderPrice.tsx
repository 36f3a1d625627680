import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { OrderPage } from '@/shared/desk/order';
import { Money } from '@/ui/Money';
import { DeskSection, FactLines } from '@/features/desk/DeskSection';

/** How the price came about, and the details on the receipt. */
export function OrderPrice({ order: { price, promo, receipt, buyerDetails } }: { order: OrderPage }) {
  const { t } = useTranslation('desk');
  const { number } = useFormat();
  const { company, address, taxId } = buyerDetails ?? {};
  return (
    <DeskSection title={t('order.price')}>
      <FactLines
        lines={[
          {
            term: t(price.isMemberPrice ? 'order.memberPrice' : 'order.listPrice'),
            value: <Money {...price.list} />,
          },
          ...(Number(price.discount.amount) === 0
            ? []
            : [{ term: t('order.discount'), value: <Money {...price.discount} /> }]),
          { term: t('order.total'), value: <Money {...price.total} /> },
          { term: t('order.tax', { rate: price.taxRate }), value: <Money {...price.tax} /> },
          ...(promo === null ? [] : [{ term: t('orders.promo'), value: <bdi>{promo}</bdi> }]),
          ...(receipt === null ? [] : [{ term: t('order.receipt'), value: <bdi>{number(receipt)}</bdi> }]),
          ...(company ? [{ term: t('fields.company'), value: <bdi>{company}</bdi> }] : []),
          ...(address ? [{ term: t('fields.address'), value: <bdi>{address}</bdi> }] : []),
          ...(taxId ? [{ term: t('fields.taxId'), value: <bdi>{taxId}</bdi> }] : []),
        ]}
      />
    </DeskSection>
  );
}
