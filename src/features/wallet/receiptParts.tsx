import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyerLines } from '@/commerce/buyer/BuyerLines';
import { SellerLines } from '@/commerce/buyer/SellerLines';
import type { ReceiptQuery } from '@/data/generated/payments';
import { useFormat } from '@/i18n/format';
import { Money } from '@/ui/Money';
import styles from '@/features/wallet/ReceiptDocument.module.css';

export type Receipt = NonNullable<ReceiptQuery['receipt']>;

/** A fact of a receipt or a credit note. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A line of text; one in the other direction still starts at the same edge. */
const Line = ({ text }: { text: string }) => (
  <span className={styles.line}>
    <bdi>{text}</bdi>
  </span>
);

/** The seller and the buyer. */
export function Parties({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipt');
  const { seller, taxId, buyer, buyerEmail, BuyerDetails: details } = receipt;
  return (
    <>
      <Fact term={t('seller')}>
        <SellerLines lines={seller} taxId={taxId} />
      </Fact>
      <Fact term={t('buyer')}>
        {details && <BuyerLines details={details} />}
        {buyer !== null && <Line text={buyer} />}
        {buyerEmail !== null && <Line text={buyerEmail} />}
      </Fact>
    </>
  );
}

/** The tax included in an amount, by rate, with the net amount. */
export function TaxRows({ taxes, currency }: { taxes: Receipt['Taxes']; currency: string }) {
  const { t } = useTranslation('receipt');
  const { number } = useFormat();
  return taxes.map(({ rate, net, tax }) => (
    <Fragment key={rate}>
      <tr>
        <th scope="row">{t('net')}</th>
        <td>
          <Money amount={net} currency={currency} />
        </td>
      </tr>
      <tr>
        <th scope="row">{t('tax', { rate: number(Number(rate)) })}</th>
        <td>
          <Money amount={tax} currency={currency} />
        </td>
      </tr>
    </Fragment>
  ));
}
