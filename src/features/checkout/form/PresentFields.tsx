import { useTranslation } from 'react-i18next';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import type { FormState } from '@/ui/form/useForm';
import { GiftPreview } from '@/features/checkout/form/GiftPreview';
import { GivenDream } from '@/features/checkout/form/GivenDream';
import type { PayField } from '@/features/checkout/form/payForm';
import type { PresentChoice } from '@/features/checkout/form/usePresent';

export interface PresentFieldsProps {
  choice: PresentChoice;
  form: Pick<FormState<PayField>, 'field'>;
}

/** Names and a short message for the recipient of a gift, or the dream that it is for. */
export function PresentFields({ choice: { words, setWords, dreamId, given }, form }: PresentFieldsProps) {
  const { t } = useTranslation(['payment', 'forms']);
  return (
    <div className="stack">
      {dreamId === undefined ? (
        <TextField
          {...form.field('recipientName')}
          label={t('payment:present.recipientName')}
          optional={t('forms:optional')}
          autoComplete="off"
          maxLength={100}
          value={words.recipientName}
          onChange={(event) => setWords({ recipientName: event.target.value })}
        />
      ) : (
        <GivenDream key={dreamId} id={dreamId} />
      )}
      <TextField
        {...form.field('senderName')}
        label={t('payment:present.senderName')}
        optional={t('forms:optional')}
        autoComplete="name"
        maxLength={100}
        value={words.senderName}
        onChange={(event) => setWords({ senderName: event.target.value })}
      />
      <TextArea
        {...form.field('message')}
        label={t('payment:present.message')}
        optional={t('forms:optional')}
        rows={4}
        maxLength={1000}
        value={words.message}
        onChange={(event) => setWords({ message: event.target.value })}
      />
      <GiftPreview words={words} given={given} />
    </div>
  );
}
