import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { product } from '@/shared/product';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { CopyButton } from '@/ui/CopyButton';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { saveText } from '@/lib/saveFile';
import { StepHeading } from '@/features/security/twoFactor/StepHeading';
import styles from '@/features/security/twoFactor/RecoveryCodes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string | null;
  onDone: () => void;
}

const keptForm = v.object({ kept: v.literal(true) });

const fileName = `${product.name.toLowerCase()}-recovery-codes.txt`;

/** The recovery codes, shown this once, with ways to save them. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  const form = useForm({
    schema: keptForm,
    submit: async () => ({ data: undefined }),
    onSuccess: onDone,
  });
  const title = t('twoFactor.codes.sheet', { product: product.name, email: email ?? '' });
  return (
    <Form form={form} className="grid gap-3">
      <StepHeading>{t('twoFactor.codes.title')}</StepHeading>
      <p className={styles.text}>{t('twoFactor.codes.text')}</p>
      <div className={styles.sheet}>
        <p className={styles.sheetTitle}>{title}</p>
        <ul className={styles.codes} aria-label={t('twoFactor.codes.title')}>
          {codes.map((code) => (
            <li key={code}>
              <code dir="ltr">{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="cluster middle">
        <CopyButton
          text={() => codes.join('\n')}
          words={{ copied: t('twoFactor.copied'), notCopied: t('twoFactor.codes.notCopied') }}
        >
          {t('twoFactor.codes.copy')}
        </CopyButton>
        <Button onClick={() => saveText(fileName, 'text/plain', `${title}\n\n${codes.join('\n')}\n`)}>
          {t('twoFactor.codes.save')}
        </Button>
        <Button onClick={() => window.print()}>{t('twoFactor.codes.print')}</Button>
      </div>
      <Checkbox
        name="kept"
        label={t('twoFactor.codes.kept')}
        error={form.errors['kept'] && t('twoFactor.codes.keptMissing')}
        required
      />
      <div>
        <Button type="submit" variant="primary">
          {t('twoFactor.codes.done')}
        </Button>
      </div>
    </Form>
  );
}
