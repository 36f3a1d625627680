import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { directionOf, languageOf, type Lang } from '@/shared/languages';
import { Money } from '@/ui/Money';
import { NamedMark } from '@/ui/NamedMark';
import { Fact, Parties, TaxRows, type Receipt } from '@/features/wallet/receiptParts';
import styles from '@/features/wallet/ReceiptDocument.module.css';

interface CreditNoteSheetProps {
  note: Receipt['CreditNotes'][number];
  receipt: Receipt;
  lang: Lang;
}

/** The reversed part of a sale; starts a new page in print. */
export function CreditNoteSheet({ note, receipt, lang }: CreditNoteSheetProps) {
  const { t } = useTranslation('receipt');
  const { dateTime } = useFormat();
  const { code } = note.Currency;
  const title = `note-${note.id}`;
  return (
    <article
      className={styles.sheet}
      lang={languageOf(lang).tag}
      dir={directionOf(lang)}
      aria-labelledby={title}
    >
      <header className={styles.header}>
        <h2 id={title} className={styles.title}>
          {t('creditNote.title', { number: note.number })}
        </h2>
        <NamedMark />
      </header>
      {note.canceledAt !== null && <p>{t('creditNote.canceled', { date: dateTime(note.canceledAt) })}</p>}
      <dl className={styles.facts}>
        <Parties receipt={receipt} />
        {receipt.orderNumber && (
          <Fact term={t('orderNumber')}>
            <bdi>{receipt.orderNumber}</bdi>
          </Fact>
        )}
        <Fact term={t('creditNote.receipt')}>{note.receiptNumber}</Fact>
        <Fact term={t('creditNote.issued')}>{dateTime(note.issuedAt)}</Fact>
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <bdi>{receipt.Lines[0]?.title}</bdi>
              <span className={styles.detail}>{t(`creditNote.${note.reason}`)}</span>
            </th>
            <td>
              <Money amount={note.total} currency={code} />
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">{t('creditNote.total')}</th>
            <td>
              <Money amount={note.total} currency={code} />
            </td>
          </tr>
          <TaxRows taxes={note.Taxes} currency={code} />
        </tfoot>
      </table>
    </article>
  );
}
