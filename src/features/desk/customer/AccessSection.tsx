import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isolate } from '@/i18n/isolate';
import { accessGive, accessTake, type Customer } from '@/shared/desk/customer';
import { reason } from '@/shared/desk/values';
import { Select } from '@/ui/fields/Select';
import { TextArea } from '@/ui/fields/TextArea';
import { AccessList } from '@/features/desk/AccessList';
import { ActButton } from '@/features/desk/act/ActButton';
import type { ActForm } from '@/features/desk/act/ActFields';
import { useReasonForm, type Person } from '@/features/desk/customer/PersonSection';
import { DeskSection } from '@/features/desk/DeskSection';
import { useDeskWords } from '@/features/desk/useDeskWords';
import { useMay } from '@/features/desk/DeskContext';

interface AccessSectionProps {
  access: Customer['access'];
  /** Who access can be given to. */
  person: Person | undefined;
  tariffs: readonly { readonly value: string; readonly label: string }[];
}

/** What giving access asks for. */
function useGiveForm(tariffs: AccessSectionProps['tariffs']): ActForm {
  const { t } = useTranslation('desk');
  return {
    schema: v.object({ tariff: v.string(), reason }),
    fields: (field) => (
      <>
        <Select {...field('tariff')} label={t('orders.product')} options={tariffs} />
        <TextArea {...field('reason')} label={t('fields.reason')} rows={2} />
      </>
    ),
  };
}

/** What can be done with each access. */
function useTools() {
  const { t } = useTranslation('desk');
  const why = useReasonForm();
  return ({ id, title }: Customer['access'][number]) => (
    <ActButton
      act={accessTake}
      fixed={{ grant: id }}
      form={why}
      name={`${t('acts.access.take')}: ${isolate(title)}`}
    />
  );
}

/** What an address has access to, and giving or taking it. */
export function AccessSection({ access, person, tariffs }: AccessSectionProps) {
  const { t } = useTranslation('desk');
  const words = useDeskWords();
  const may = useMay();
  const tools = useTools();
  const giveForm = useGiveForm(tariffs);
  return (
    <DeskSection
      title={t('access.title')}
      tools={
        person &&
        tariffs.length > 0 && <ActButton act={accessGive} fixed={{ user: person.id }} form={giveForm} />
      }
    >
      <AccessList
        items={access}
        sourceOf={({ source }) => words.source(source)}
        {...(may(accessTake) && { toolsOf: tools })}
      />
    </DeskSection>
  );
}
