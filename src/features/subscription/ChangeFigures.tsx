import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Money } from '@/ui/Money';
import styles from '@/features/subscription/Form.module.css';
import type { Preview } from '@/features/subscription/types';

function Figure({
  term,
  children,
  isTotal = false,
}: {
  term: string;
  children: ReactNode;
  isTotal?: boolean;
}) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The exact amounts and dates of a plan change. */
export function ChangeFigures({ preview }: { preview: Preview }) {
  const { t } = useTranslation('subscription');
  const { date } = useFormat();
  const { kind, total, credit, renewalPrice, NextCharge, Currency, startsAt, endsAt, Behind } = preview;
  const { code } = Currency;
  return (
    <dl className={styles.figures}>
      <Figure term={t('figures.starts')}>{kind === 'UPGRADE' ? t('figures.now') : date(startsAt)}</Figure>
      <Figure term={t('figures.ends')}>{endsAt ? date(endsAt) : t('figures.forGood')}</Figure>
      {Behind.map((time) => (
        <Figure key={`${time.Plan.id} ${time.startsAt} ${time.days}`} term={time.Plan.title}>
          {time.startsAt && time.endsAt
            ? `${date(time.startsAt)} – ${date(time.endsAt)}`
            : t('figures.days', { count: time.days })}
        </Figure>
      ))}
      {NextCharge ? (
        <Figure term={t('figures.nextCharge')}>
          <span>{`${date(NextCharge.date)}\u00a0· `}</span>
          <Money amount={NextCharge.amount} currency={NextCharge.Currency.code} />
        </Figure>
      ) : (
        <Figure term={t('figures.price')}>
          <Money amount={renewalPrice} currency={code} />
        </Figure>
      )}
      {kind === 'UPGRADE' && Number(credit) > 0 && (
        <Figure term={t('figures.credit')}>
          <Money amount={`-${credit}`} currency={code} />
        </Figure>
      )}
      <Figure term={t('figures.total')} isTotal>
        <Money amount={total} currency={code} />
      </Figure>
    </dl>
  );
}
