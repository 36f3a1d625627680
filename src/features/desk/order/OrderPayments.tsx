import { useTranslation } from 'react-i18next';
import type { OrderPage } from '@/shared/desk/order';
import type { Money as Sum } from '@/shared/desk/values';
import { Money } from '@/ui/Money';
import { StatusPill } from '@/ui/StatusPill';
import { DeskSection, EntryList, type Entry } from '@/features/desk/DeskSection';
import { Parts } from '@/features/desk/Parts';
import { paymentTone, useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';

/** An amount with its name before it. */
function Named({ name, sum }: { name: string; sum: Sum }) {
  return (
    <span>
      <span>{name}</span> <Money {...sum} />
    </span>
  );
}

/** Attempts to pay, in the provider's words, with what was given back or disputed. */
export function OrderPayments({ order: { payments, refunds, disputes } }: { order: OrderPage }) {
  const { t } = useTranslation('desk');
  const words = useDeskWords();
  const { minute } = useShopTime();
  const attempts = payments.map(
    ({ id, status, method, reference, amount, fee, actual, createdAt }): Entry => ({
      key: id,
      what: (
        <>
          <StatusPill tone={paymentTone(status)}>{words.paymentState(status)}</StatusPill>{' '}
          <span className="muted">{words.provider(method)}</span>
        </>
      ),
      value: <Money {...amount} />,
      note: (
        <Parts>
          <time dateTime={createdAt}>{minute(createdAt)}</time>
          {reference !== null && <bdi>{reference}</bdi>}
          {actual && actual.currency !== amount.currency && <Named name={t('order.actual')} sum={actual} />}
          {fee && <Named name={t('order.fee')} sum={fee} />}
        </Parts>
      ),
    }),
  );
  const back = refunds.map(
    ({ id, kind, state, to, amount, reason, failure, creditNote, createdAt, isReversed }): Entry => ({
      key: id,
      what: (
        <>
          <span>{t(kind === 'REFUND' ? 'order.refund' : 'order.chargeback')}</span>{' '}
          <span className="muted">{isReversed ? t('order.reversed') : words.refundState(state)}</span>
        </>
      ),
      value: <Money amount={`-${amount.amount}`} currency={amount.currency} />,
      note: (
        <Parts>
          <time dateTime={createdAt}>{minute(createdAt)}</time>
          <span>{t(to === 'WALLET' ? 'to.wallet' : 'to.source')}</span>
          {creditNote !== null && <bdi>{creditNote}</bdi>}
          {reason !== null && <bdi>{reason}</bdi>}
          {failure !== null && <bdi>{failure}</bdi>}
        </Parts>
      ),
    }),
  );
  const contested = disputes.map(({ id, state, reason, amount, openedAt }): Entry => ({
    key: id,
    what: (
      <>
        <span>{t('order.dispute')}</span> <span className="muted">{words.disputeState(state)}</span>
      </>
    ),
    value: <Money {...amount} />,
    note: (
      <>
        <time dateTime={openedAt}>{minute(openedAt)}</time>
        {reason !== null && <bdi>{` · ${reason}`}</bdi>}
      </>
    ),
  }));
  const entries = [...attempts, ...back, ...contested];
  return (
    <DeskSection title={t('order.payments')}>
      {entries.length > 0 ? (
        <EntryList entries={entries} />
      ) : (
        <p className="muted small">{t('order.noPayments')}</p>
      )}
    </DeskSection>
  );
}
