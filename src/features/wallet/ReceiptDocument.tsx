import { I18nextProvider, useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { messagesIn } from '@/i18n/i18n';
import { LangProvider } from '@/i18n/lang';
import { directionOf, languageOf, type Lang } from '@/shared/languages';
import { Money } from '@/ui/Money';
import { NamedMark } from '@/ui/NamedMark';
import { CreditNoteSheet } from '@/features/wallet/CreditNoteSheet';
import { Fact, Parties, TaxRows, type Receipt } from '@/features/wallet/receiptParts';
import styles from '@/features/wallet/ReceiptDocument.module.css';

function Facts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipt');
  const { dateTime } = useFormat();
  return (
    <dl className={styles.facts}>
      <Parties receipt={receipt} />
      {receipt.orderNumber && (
        <Fact term={t('orderNumber')}>
          <bdi>{receipt.orderNumber}</bdi>
        </Fact>
      )}
      <Fact term={t('issued')}>{dateTime(receipt.issuedAt)}</Fact>
      {receipt.paymentMethod !== null && <Fact term={t('method')}>{receipt.paymentMethod}</Fact>}
    </dl>
  );
}

function Lines({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipt');
  const { code } = receipt.Currency;
  const { money, number } = useFormat();
  const { Taxes, refunded } = receipt;
  // An order has one rate.
  const rate = Taxes[0]?.rate;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {receipt.Lines.map(({ title, detail, amount, net, tax }) => (
          <tr key={title}>
            <th scope="row">
              <bdi>{title}</bdi>
              {detail !== null && (
                <span className={styles.detail}>
                  <bdi>{detail}</bdi>
                </span>
              )}
              {rate !== undefined && (
                <span className={styles.detail}>
                  {t('lineTax', {
                    net: isolate(money(net, code)),
                    tax: isolate(money(tax, code)),
                    rate: number(Number(rate)),
                  })}
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
        <TaxRows taxes={Taxes} currency={code} />
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
      <header className={styles.header}>
        <h2 id="receipt-title" className={styles.title}>
          {t('title', { number: String(receipt.number) })}
        </h2>
        <NamedMark />
      </header>
      <Facts receipt={receipt} />
      <Lines receipt={receipt} />
    </article>
  );
}

/**
 * A receipt and its credit notes in their own language, independent of the page's. Needs the `receipt` namespace in
 * that language.
 */
export function ReceiptDocument({ receipt, lang }: { receipt: Receipt; lang: Lang }) {
  return (
    <LangProvider value={lang}>
      <I18nextProvider i18n={messagesIn(lang)}>
        <div className={styles.sheets}>
          <Sheet receipt={receipt} lang={lang} />
          {receipt.CreditNotes.map((note) => (
            <CreditNoteSheet key={note.id} note={note} receipt={receipt} lang={lang} />
          ))}
        </div>
      </I18nextProvider>
    </LangProvider>
  );
}
