import { useActionState } from 'react';
import { useTranslation } from 'react-i18next';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { useFailureText } from '@/ui/failureText';
import { Notice } from '@/ui/Notice';
import { cancelEmailChange } from '@/features/security/email/emailCalls';
import styles from '@/features/security/email/EmailSection.module.css';

/** A change of the address that waits for its links to be followed. */
export interface PendingEmailChange {
  email: string;
  newConfirmed: boolean;
  oldConfirmed: boolean;
  /** ISO 8601. */
  expiresAt: string;
}

interface PendingChangeProps {
  change: PendingEmailChange;
  /** The present address; null where it was never proven and need not agree. */
  provenEmail: string | null;
  onCanceled: () => void;
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

/** Says what a change still waits for, and gives it up. */
export function PendingChange({ change, provenEmail, onCanceled }: PendingChangeProps) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const words = useFailureText();
  const { dateTime } = useFormat();
  const [failure, cancel, pending] = useActionState(async () => {
    const why = await cancelEmailChange(lang);
    if (!why) onCanceled();
    return why;
  }, undefined);
  const next = { email: isolate(change.email) };
  return (
    <form action={cancel}>
      <Notice
        title={t('email.pending.title', next)}
        actions={
          <Button type="submit" pending={pending}>
            {t('email.pending.cancel')}
          </Button>
        }
      >
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
        {failure && <p role="alert">{words(failure)}</p>}
      </Notice>
    </form>
  );
}
