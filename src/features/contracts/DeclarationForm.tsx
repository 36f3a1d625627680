import { useTranslation } from 'react-i18next';
import { ContractField } from '@/features/contracts/ContractField';
import { declarationPage } from '@/features/contracts/declarationPage';
import { EndingFields } from '@/features/contracts/EndingFields';
import { PersonFields } from '@/features/contracts/PersonFields';
import { useOwnContracts } from '@/features/contracts/useOwnContracts';
import { useLang } from '@/i18n/lang';
import { declarationForms, type DeclarationFields, type DeclarationKind } from '@/shared/declarationForm';
import type { PostedFailure, Typed } from '@/shared/postedForm';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import styles from '@/features/contracts/contracts.module.css';

interface DeclarationFormProps {
  kind: DeclarationKind;
  typed: Typed;
  /** Why the server refused the form, if it was posted without script. */
  failure: PostedFailure | undefined;
  onFilledIn: (fields: DeclarationFields) => void;
}

/** The first step: who, which contract, and for a cancellation how and when. Sends nothing. */
export function DeclarationForm({ kind, typed, failure, onFilledIn }: DeclarationFormProps) {
  const { t } = useTranslation('contracts');
  const lang = useLang();
  const own = useOwnContracts(kind);
  const form = useForm({
    schema: declarationForms[kind],
    submit: (fields: DeclarationFields) => Promise.resolve({ data: fields }),
    refused: failure && { failure, sent: typed },
    onSuccess: onFilledIn,
  });
  return (
    <Form
      form={form}
      action={declarationPage[kind].href(lang)}
      className={styles.form}
      aria-label={t(`${kind}.title`)}
    >
      <PersonFields form={form} typed={typed} own={own} />
      <ContractField form={form} typed={typed['number']} contracts={own.contracts} />
      {kind === 'CANCELLATION' && <EndingFields form={form} typed={typed} />}
      <div className="cluster">
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('continue')}
        </Button>
      </div>
    </Form>
  );
}
