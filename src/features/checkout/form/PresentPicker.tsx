import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@/ui/RadioGroup';
import { RadioOption } from '@/ui/RadioOption';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import styles from '@/features/checkout/form/ReceiptFields.module.css';
import type { PresentChoice } from '@/features/checkout/form/usePresent';

interface PresentPickerProps {
  choice: PresentChoice;
  /** What is wrong with a field, in words. */
  wordsOf: (field: string) => string | undefined;
}

/** For oneself, or for somebody else with a few words. */
export function PresentPicker({ choice, wordsOf }: PresentPickerProps) {
  const { t } = useTranslation('payment');
  const { isPresent, words, setWords } = choice;
  return (
    <>
      <RadioGroup legend={t('present.legend')}>
        <RadioOption
          name="forWhom"
          value="me"
          label={t('present.me')}
          checked={!isPresent}
          onChange={() => choice.choose(false)}
        />
        <RadioOption
          name="forWhom"
          value="present"
          label={t('present.other')}
          description={t('present.hint')}
          checked={isPresent}
          onChange={() => choice.choose(true)}
        />
      </RadioGroup>
      {isPresent && (
        <div className={styles.fields}>
          <TextField
            name="recipientName"
            label={t('present.recipientName')}
            optional
            autoComplete="off"
            maxLength={100}
            value={words.recipientName}
            onChange={(event) => setWords({ recipientName: event.target.value })}
            error={wordsOf('recipientName')}
          />
          <TextField
            name="senderName"
            label={t('present.senderName')}
            optional
            autoComplete="name"
            maxLength={100}
            value={words.senderName}
            onChange={(event) => setWords({ senderName: event.target.value })}
            error={wordsOf('senderName')}
          />
          <TextArea
            name="message"
            label={t('present.message')}
            optional
            rows={4}
            maxLength={1000}
            value={words.message}
            onChange={(event) => setWords({ message: event.target.value })}
            error={wordsOf('message')}
          />
        </div>
      )}
    </>
  );
}
