import { use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ask } from '@/data/desk/call';
import { useLang } from '@/i18n/lang';
import { proof } from '@/shared/desk/staff';
import { givenPassword, otp } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { CodeField } from '@/ui/fields/CodeField';
import { PasswordField } from '@/ui/fields/PasswordField';
import { Form } from '@/ui/form/Form';
import type { Result } from '@/ui/form/result';
import { useForm } from '@/ui/form/useForm';
import { DeskContext } from '@/features/desk/DeskContext';
import { isShown } from '@/features/desk/deskFailureText';

const withCode = v.object({ password: givenPassword, otp });
const withoutCode = v.object({ password: givenPassword, otp: v.optional(otp) });

/** Asks for the password again, and a code if the account has a second factor: they count for 15 minutes. */
export function ProofForm({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation('desk');
  const lang = useLang();
  const me = use(DeskContext);
  const hasCode = me?.hasSecondFactor === true;
  const form = useForm({
    schema: hasCode ? withCode : withoutCode,
    submit: async (given): Promise<Result<true>> => {
      const outcome = await ask(proof, given, { lang });
      if ('data' in outcome) return { data: true };
      const { failure } = outcome;
      return { failure: isShown(failure) ? failure : { code: 'FORBIDDEN', fields: {} } };
    },
    onSuccess: onProven,
  });
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.querySelector<HTMLElement>('[name="password"]')?.focus(), []);
  return (
    <div ref={step}>
      <Form form={form} className="stack gap-3">
        <p>{t('proof.text')}</p>
        <input type="text" name="username" autoComplete="username" value={me?.email ?? ''} hidden readOnly />
        <PasswordField
          {...form.field('password')}
          label={t('proof.password')}
          autoComplete="current-password"
          required
        />
        {hasCode && <CodeField {...form.field('otp')} kind="digits" label={t('proof.code')} />}
        <div className="cluster">
          <Button type="submit" variant="primary" pending={form.pending}>
            {t('continue')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
