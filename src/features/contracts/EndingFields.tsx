import { useTranslation } from 'react-i18next';
import type { Typed } from '@/shared/postedForm';
import type { FormState } from '@/ui/form/useForm';
import { Field } from '@/ui/fields/Field';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';
import { TextArea } from '@/ui/fields/TextArea';

interface EndingFieldsProps {
  form: Pick<FormState<'cause' | 'reason' | 'endsOn'>, 'field'>;
  typed: Typed;
}

/** How and when a contract should end. */
export function EndingFields({ form, typed }: EndingFieldsProps) {
  const { t } = useTranslation(['contracts', 'forms']);
  const cause = typed['cause'] === 'FOR_CAUSE' ? 'FOR_CAUSE' : 'ORDINARY';
  const { error: causeError } = form.field('cause');
  const { error: dayError, name: dayName } = form.field('endsOn');
  return (
    <>
      <RadioGroup legend={t('contracts:fields.cause')} error={causeError}>
        {(['ORDINARY', 'FOR_CAUSE'] as const).map((value) => (
          <RadioOption
            key={value}
            name="cause"
            value={value}
            label={t(`contracts:causes.${value}`)}
            defaultChecked={value === cause}
          />
        ))}
      </RadioGroup>
      <TextArea
        {...form.field('reason')}
        label={t('contracts:fields.reason')}
        hint={t('contracts:fields.reasonHint')}
        optional={t('forms:optional')}
        defaultValue={typed['reason']}
        maxLength={2000}
        rows={3}
      />
      {/* The browser's own, which works without script. */}
      <Field
        label={t('contracts:fields.endsOn')}
        hint={t('contracts:fields.endsOnHint')}
        optional={t('forms:optional')}
        error={dayError}
      >
        {(control) => <input {...control} type="date" name={dayName} defaultValue={typed['endsOn']} />}
      </Field>
    </>
  );
}
