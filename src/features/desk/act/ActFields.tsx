import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';
import { Button } from '@/ui/Button';
import type { Values } from '@/ui/form/fields';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';

/** The fields of an act: what parses them, and how they look. */
export interface ActForm {
  readonly schema: v.GenericSchema<Values, Values>;
  readonly fields: (
    field: (name: string) => { readonly name: string; readonly error: string | undefined },
  ) => ReactNode;
}

interface ActFieldsProps extends ActForm {
  isHidden: boolean;
  isPending: boolean;
  /** What failed, below the fields. */
  problem: ReactNode;
  onGiven: (values: Values) => Promise<void>;
}

/** What an act asks for. Stays in the page while its preview is shown, so that nothing typed is lost. */
export function ActFields({ schema, fields, isHidden, isPending, problem, onGiven }: ActFieldsProps) {
  const { t } = useTranslation('desk');
  const form = useForm({
    schema,
    submit: async (values) => {
      await onGiven(values);
      return { data: true };
    },
  });
  return (
    <div hidden={isHidden}>
      <Form form={form} className="stack gap-3">
        {fields(form.field)}
        {problem}
        <div className="cluster">
          <Button type="submit" variant="primary" pending={form.pending || isPending}>
            {t('continue')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
