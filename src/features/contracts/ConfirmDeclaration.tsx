import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclarationFacts } from '@/features/contracts/DeclarationFacts';
import { declarationPage } from '@/features/contracts/declarationPage';
import { declare } from '@/features/contracts/declare';
import { useLang } from '@/i18n/lang';
import { declarationForms, type DeclarationFields, type DeclarationKind } from '@/shared/declarationForm';
import type { MadeDeclaration, PostedFailure, Typed } from '@/shared/postedForm';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import styles from '@/features/contracts/contracts.module.css';

interface ConfirmDeclarationProps {
  kind: DeclarationKind;
  fields: DeclarationFields;
  typed: Typed;
  /** Of a form that was posted without script. */
  ticket: string | undefined;
  failure: PostedFailure | undefined;
  onChange: () => void;
  onMade: (made: MadeDeclaration) => void;
}

/** The second step: the whole declaration, and one button that makes it. */
export function ConfirmDeclaration({
  kind,
  fields,
  typed,
  ticket,
  failure,
  onChange,
  onMade,
}: ConfirmDeclarationProps) {
  const { t } = useTranslation('contracts');
  const lang = useLang();
  const kept = useRef(ticket);
  const form = useForm({
    schema: declarationForms[kind],
    submit: (values: DeclarationFields) => declare({ lang, kind, fields: values, ticket: kept }),
    refused: failure && { failure, sent: typed },
    onSuccess: onMade,
  });
  return (
    <Form
      form={form}
      action={declarationPage[kind].href(lang)}
      className={styles.form}
      aria-label={t(`${kind}.check`)}
      failureTitle={t('notSent')}
    >
      <p className={styles.declaration}>{t(`${kind}.declaration`)}</p>
      <DeclarationFacts fields={fields} />
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="ticket" value={ticket ?? ''} />
      <div className="cluster">
        <Button type="submit" name="intent" value="confirm" variant="primary" pending={form.pending}>
          {t(`${kind}.confirm`)}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="change"
          onClick={(event) => {
            event.preventDefault();
            onChange();
          }}
        >
          {t('change')}
        </Button>
      </div>
    </Form>
  );
}
