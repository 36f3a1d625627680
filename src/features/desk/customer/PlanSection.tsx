import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { subscriptionCancel, subscriptionExtend, type Customer } from '@/shared/desk/customer';
import { reason, whole } from '@/shared/desk/values';
import { Money } from '@/ui/Money';
import { Select } from '@/ui/fields/Select';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import { ActButton } from '@/features/desk/act/ActButton';
import type { ActForm } from '@/features/desk/act/ActFields';
import { ActBar, DeskSection, EntryList, FactLines } from '@/features/desk/DeskSection';
import { usePlanEvent, useDeskWords } from '@/features/desk/useDeskWords';
import { useShopTime } from '@/features/desk/useShopTime';

/** What a cancellation asks for. */
function useCancelForm(renews: boolean): ActForm {
  const { t } = useTranslation('desk');
  return {
    schema: v.object({ when: v.picklist(['end', 'now'], 'choose'), reason }),
    fields: (field) => (
      <>
        <Select
          {...field('when')}
          label={t('fields.when')}
          options={[
            ...(renews ? [{ value: 'end', label: t('when.end') }] : []),
            { value: 'now', label: t('when.now') },
          ]}
        />
        <TextArea {...field('reason')} label={t('fields.reason')} rows={2} />
      </>
    ),
  };
}

/** What more days ask for. */
function useExtendForm(): ActForm {
  const { t } = useTranslation('desk');
  return {
    schema: v.object({ days: whole(1, 3660), reason }),
    fields: (field) => (
      <>
        <TextField
          {...field('days')}
          label={t('fields.days')}
          inputMode="numeric"
          maxLength={4}
          defaultValue="30"
          autoComplete="off"
        />
        <TextArea {...field('reason')} label={t('fields.reason')} rows={2} />
      </>
    ),
  };
}

/** A plan with its timeline, and what can be done with it. */
export function PlanSection({ plan }: { plan: Customer['plans'][number] }) {
  const { t } = useTranslation('desk');
  const words = useDeskWords();
  const eventOf = usePlanEvent();
  const { day, minute } = useShopTime();
  const { userId, title, status, price, endsAt, renews, next, events } = plan;
  const isOver = status === 'CANCELED' || status === 'INCOMPLETE_EXPIRED';
  const cancelForm = useCancelForm(renews);
  const extendForm = useExtendForm();
  return (
    <DeskSection title={t('customer.plan')}>
      <FactLines
        lines={[
          { term: title, value: words.planState(status) },
          { term: t('order.price'), value: <Money {...price} /> },
          ...(endsAt === null ? [] : [{ term: t('plan.until'), value: day(endsAt) }]),
          ...(isOver ? [] : [{ term: t('plan.renews'), value: t(renews ? 'yes' : 'no') }]),
          ...(next === null
            ? []
            : [{ term: t('plan.next', { date: day(next.at) }), value: <Money {...next} /> }]),
        ]}
      />
      {!isOver && (
        <ActBar>
          {(renews || status === 'TRIALING' || status === 'ACTIVE') && (
            <ActButton
              act={subscriptionCancel}
              fixed={{ login: userId }}
              variant="danger"
              form={cancelForm}
            />
          )}
          <ActButton act={subscriptionExtend} fixed={{ login: userId }} form={extendForm} />
        </ActBar>
      )}
      {events.length > 0 && (
        <EntryList
          entries={events.map(({ at, kind, plan: of, amount }, index) => ({
            key: String(index),
            what: eventOf(kind),
            value: amount ? <Money {...amount} /> : <span className="muted">{of}</span>,
            note: <time dateTime={at}>{minute(at)}</time>,
          }))}
        />
      )}
    </DeskSection>
  );
}
