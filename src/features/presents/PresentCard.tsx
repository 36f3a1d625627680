import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Gift from 'lucide-react/icons/gift';
import type { PresentQuery } from '@/data/generated/presents';
import { isolate } from '@/i18n/isolate';
import styles from '@/features/presents/PresentCard.module.css';

export type Present = NonNullable<PresentQuery['present']>;

/** A gift as a card: recipient, sender, message and product. */
export function PresentCard({ present, children }: { present: Present; children: ReactNode }) {
  const { t } = useTranslation('presents');
  const { recipientName, senderName, message, Product, Tariff } = present;
  return (
    <article className={styles.card}>
      <Gift className={styles.icon} size={48} strokeWidth={1.25} aria-hidden="true" />
      <h1 className={styles.title}>
        {recipientName ? t('titleFor', { name: isolate(recipientName) }) : t('title')}
      </h1>
      {senderName && <p className={styles.from}>{t('from', { name: isolate(senderName) })}</p>}
      {message && (
        <blockquote className={styles.message} dir="auto">
          {message}
        </blockquote>
      )}
      <p className={styles.product}>
        <bdi>{Product.title}</bdi>
        {Tariff && (
          <>
            <span>{'\u00a0· '}</span>
            <bdi>{Tariff.name}</bdi>
          </>
        )}
      </p>
      {children}
    </article>
  );
}
