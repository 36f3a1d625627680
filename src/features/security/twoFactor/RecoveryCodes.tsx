import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { product } from '@/shared/product';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { CopyButton } from '@/ui/CopyButton';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import { download } from '@/features/security/export/download';
import { StepHeading } from '@/features/security/twoFactor/StepHeading';
import styles from '@/features/security/twoFactor/RecoveryCodes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string | null;
  onDone: () => void;
}

const fileName = `${product.name.toLowerCase()}-recovery-codes.txt`;

/** The recovery codes, the only time they are shown, with the ways to keep them. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  // A new object for each try that fails, so that the focus goes to the box each time.
  const [missing, setMissing] = useState<object>();
  const form = useFocusFirstInvalid(missing);
  const title = t('twoFactor.codes.sheet', { product: product.name, email: email ?? '' });
  return (
    <form
      ref={form}
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (new FormData(event.currentTarget).has('kept')) onDone();
        else setMissing({});
      }}
    >
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
      <div className={styles.buttons}>
        <CopyButton
          text={() => codes.join('\n')}
          words={{ copied: t('twoFactor.copied'), notCopied: t('twoFactor.codes.notCopied') }}
        >
          {t('twoFactor.codes.copy')}
        </CopyButton>
        <Button onClick={() => download(fileName, 'text/plain', `${title}\n\n${codes.join('\n')}\n`)}>
          {t('twoFactor.codes.save')}
        </Button>
        <Button onClick={() => window.print()}>{t('twoFactor.codes.print')}</Button>
      </div>
      <Checkbox
        name="kept"
        label={t('twoFactor.codes.kept')}
        error={missing && t('twoFactor.codes.keptMissing')}
        required
      />
      <div>
        <Button type="submit" variant="primary">
          {t('twoFactor.codes.done')}
        </Button>
      </div>
    </form>
  );
}
