import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useAction } from '@/ui/form/useAction';
import { setReminders, type PaymentReminders } from '@/features/links/paymentReminders';
import styles from '@/features/links/links.module.css';

interface ReminderChoiceProps {
  /** Initial state, as loaded with the page. */
  reminders: PaymentReminders;
  code: string;
}

/** Whether an address receives reminders of unfinished payments, with a button to change it. */
export function ReminderChoice({ reminders, code }: ReminderChoiceProps) {
  const { t } = useTranslation('links');
  const lang = useLang();
  const [{ email, areWanted }, setCurrent] = useState(reminders);
  const { run, pending, failure, count } = useAction(
    () => setReminders(code, !areWanted, lang),
    ({ data }) => setCurrent(data),
  );
  const words = areWanted ? 'on' : 'off';
  return (
    <div className={styles.text}>
      <p role="status">{t(`reminders.${words}.text`, { email: isolate(email) })}</p>
      {failure && <FailureNotice key={count} failure={failure} />}
      <div className="cluster">
        <Button variant={areWanted ? 'primary' : 'quiet'} pending={pending} onClick={() => void run()}>
          {t(`reminders.${words}.action`)}
        </Button>
      </div>
    </div>
  );
}
