import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { ReceiptQuery } from '@/graphql/generated/payments';
import { useFormat } from '@/i18n/format';
import { messagesIn } from '@/i18n/i18n';
import { LangProvider } from '@/i18n/lang';
import { directionOf, languageOf, type Lang } from '@/shared/languages';
import { Money } from '@/ui/Money';
import styles from '@/features/wallet/ReceiptDocument.module.css';

type Receipt = NonNullable<ReceiptQuery['receipt']>;

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A line of its own; one that runs the other way begins where the others do. */
const Line = ({ text }: { text: string }) => (
  <span className={styles.line}>
    <bdi>{text}</bdi>
  </span>
);

function Facts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipt');
  const { dateTime } = useFormat();
  const { seller, taxId, buyer, buyerEmail } = receipt;
  return (
    <dl className={styles.facts}>
      <Fact term={t('seller')}>
        {seller.map((line) => (
          <Line key={line} text={line} />
        ))}
        {taxId !== null && <span className={styles.line}>{t('taxId', { id: `\u2068${taxId}\u2069` })}</span>}
      </Fact>
      <Fact term={t('buyer')}>
        {buyer !== null && <Line text={buyer} />}
        {buyerEmail !== null && <Line text={buyerEmail} />}
      </Fact>
      <Fact term={t('issued')}>{dateTime(receipt.issuedAt)}</Fact>
      <Fact term={t('method')}>{receipt.paymentMethod}</Fact>
    </dl>
  );
}

function Lines({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipt');
  const { number } = useFormat();
  const { code } = receipt.Currency;
  const { tax, taxRate, refunded } = receipt;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {receipt.Lines.map(({ title, detail, amount }) => (
          <tr key={title}>
            <th scope="row">
              <bdi>{title}</bdi>
              {detail !== null && (
                <span className={styles.detail}>
                  <bdi>{detail}</bdi>
                </span>
              )}
            </th>
            <td>
              <Money amount={amount} currency={code} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{t('total')}</th>
          <td>
            <Money amount={receipt.total} currency={code} />
          </td>
        </tr>
        {tax !== null && taxRate !== null && (
          <tr>
            <th scope="row">{t('tax', { rate: number(Number(taxRate)) })}</th>
            <td>
              <Money amount={tax} currency={code} />
            </td>
          </tr>
        )}
        {Number(refunded) > 0 && (
          <tr>
            <th scope="row">{t('refunded')}</th>
            <td>
              <Money amount={refunded} currency={code} />
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function Sheet({ receipt, lang }: { receipt: Receipt; lang: Lang }) {
  const { t } = useTranslation('receipt');
  return (
    <article
      className={styles.sheet}
      lang={languageOf(lang).tag}
      dir={directionOf(lang)}
      aria-labelledby="receipt-title"
    >
      <h2 id="receipt-title" className={styles.title}>
        {t('title', { number: String(receipt.number) })}
      </h2>
      <Facts receipt={receipt} />
      <Lines receipt={receipt} />
    </article>
  );
}

/** A receipt in a language of its own, whatever the page around it speaks. Needs `receipt` in that language. */
export function ReceiptDocument({ receipt, lang }: { receipt: Receipt; lang: Lang }) {
  return (
    <LangProvider value={lang}>
      <I18nextProvider i18n={messagesIn(lang)}>
        <Sheet receipt={receipt} lang={lang} />
      </I18nextProvider>
    </LangProvider>
  );
}
