import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnContract } from '@/features/contracts/useOwnContracts';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import type { FormState } from '@/ui/form/useForm';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { takeFocus } from '@/ui/takeFocus';

interface ContractFieldProps {
  form: Pick<FormState<'number'>, 'field'>;
  typed: string | undefined;
  contracts: readonly OwnContract[];
}

/** An order's number as receipts show it. */
const sampleNumber = '7KMP-4RXD';

/** Which contract it's about: a number to type, or a choice among the visitor's own. */
export function ContractField({ form, typed, contracts }: ContractFieldProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const [isOther, setOther] = useState(false);
  const isOwn = !typed || contracts.some(({ number }) => number === typed);
  if (contracts.length > 0 && isOwn && !isOther)
    return (
      <Select
        {...form.field('number')}
        label={t('fields.contract')}
        defaultValue={typed ?? contracts[0]?.number}
        onChange={({ target }) => setOther(target.value === '')}
        options={[
          ...contracts.map(({ number, title, paidAt }) => ({
            value: number,
            label: `${isolate(title)} · ${date(paidAt)} · ${isolate(number)}`,
          })),
          { value: '', label: t('fields.other') },
        ]}
      />
    );
  return (
    <TextField
      {...form.field('number')}
      label={t('fields.number')}
      hint={t('fields.numberHint', { number: isolate(sampleNumber) })}
      defaultValue={isOther ? '' : typed}
      autoComplete="off"
      maxLength={200}
      ref={isOther ? takeFocus : undefined}
      required
    />
  );
}
