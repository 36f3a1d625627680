import { useTranslation } from 'react-i18next';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { ActionNotice } from '@/ui/form/ActionNotice';
import { useAction } from '@/ui/form/useAction';
import { cancelEmailChange } from '@/features/security/email/emailCalls';
import styles from '@/features/security/email/EmailSection.module.css';

/** An email change whose links haven't all been followed yet. */
export interface PendingEmailChange {
  email: string;
  newConfirmed: boolean;
  oldConfirmed: boolean;
  /** ISO 8601. */
  expiresAt: string;
}

interface PendingChangeProps {
  change: PendingEmailChange;
  /** The current address; null if it was never verified and need not confirm. */
  provenEmail: string | null;
}

function Step({ done, children }: { done: boolean; children: string }) {
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className={`${styles.step} ${done ? styles.done : styles.missing}`}>
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

/** Shows which confirmations are missing, and lets the user cancel the change. */
export function PendingChange({ change, provenEmail }: PendingChangeProps) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const { dateTime } = useFormat();
  const cancel = useAction(() => cancelEmailChange(lang));
  const next = { email: isolate(change.email) };
  return (
    <ActionNotice title={t('email.pending.title', next)} action={cancel} label={t('email.pending.cancel')}>
      <ul className={styles.steps}>
        <Step done={change.newConfirmed}>
          {t(change.newConfirmed ? 'email.pending.newDone' : 'email.pending.new', next)}
        </Step>
        {provenEmail !== null && (
          <Step done={change.oldConfirmed}>
            {t(change.oldConfirmed ? 'email.pending.oldDone' : 'email.pending.old', {
              email: isolate(provenEmail),
            })}
          </Step>
        )}
      </ul>
      <p>{t('email.pending.until', { date: isolate(dateTime(change.expiresAt)) })}</p>
    </ActionNotice>
  );
}
