import { useTranslation } from 'react-i18next';
import { DeclarationFacts } from '@/features/contracts/DeclarationFacts';
import { isolate } from '@/i18n/isolate';
import type { MadeDeclaration } from '@/shared/postedForm';
import { readableEmail } from '@/shared/readableEmail';
import { Button } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';
import styles from '@/features/contracts/contracts.module.css';

/** The last step: the declaration with its time, to print or save. The same whether or not there is such a contract. */
export function DeclarationMade({ made }: { made: MadeDeclaration }) {
  const { t } = useTranslation('contracts');
  const hasScript = useHydrated();
  const { kind, receivedAt, timeZone, isMailed } = made;
  const email = isolate(readableEmail(made.email));
  return (
    <div className={styles.form}>
      <p className={styles.declaration}>{t(`${kind}.declaration`)}</p>
      <DeclarationFacts fields={made} received={{ at: receivedAt, timeZone }} />
      <p>{t(isMailed ? 'mailed' : 'notMailed', { email })}</p>
      <p>{t(`${kind}.made.next`)}</p>
      {hasScript && (
        <div className={`cluster ${styles.print}`}>
          <Button onClick={() => window.print()}>{t('print')}</Button>
        </div>
      )}
    </div>
  );
}
