import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import Flag from 'lucide-react/icons/flag';
import type { Failure } from '@/graphql/client/failure';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { fieldErrorsOf, dreamReason } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { Notice } from '@/ui/Notice';
import { TextArea } from '@/ui/TextArea';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import { reportDream } from '@/features/dreams/dreamCalls';
import styles from '@/features/dreams/DreamDialog.module.css';

const reportForm = v.object({ reason: dreamReason });

interface ReportFormProps {
  id: string;
  reason: string;
  onReason: (reason: string) => void;
  onSent: () => void;
  onClose: () => void;
}

function ReportForm({ id, reason, onReason, onSent, onClose }: ReportFormProps) {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  const fieldError = useFieldErrorText();
  const [failure, setFailure] = useState<Failure>();
  const [pending, setPending] = useState(false);
  const form = useFocusFirstInvalid(failure);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const parsed = v.safeParse(reportForm, { reason });
    if (!parsed.success) {
      setFailure({ code: 'BAD_USER_INPUT', fields: fieldErrorsOf(parsed.issues) });
      return;
    }
    setPending(true);
    const failed = await reportDream(lang, id, parsed.output.reason);
    setPending(false);
    setFailure(failed);
    if (!failed) onSent();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <p>{t('report.text')}</p>
      {failure && <FailureNotice failure={failure} />}
      <TextArea
        name="reason"
        label={t('report.reason')}
        error={fieldError(failure?.fields['reason'])}
        value={reason}
        maxLength={1000}
        rows={4}
        required
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button type="submit" variant="primary" pending={pending}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  );
}

/** Tells the operator that a dream does not belong on the list. */
export function ReportDream({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('dreams');
  const [open, setOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [reason, setReason] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <Button
        aria-label={t('actions.named', { action: t('report.open'), title: isolate(title) })}
        onClick={() => setOpen(true)}
      >
        <Flag size={18} aria-hidden="true" />
        {t('report.open')}
      </Button>
      <Dialog open={open} onClose={close} title={t('report.title')}>
        {open &&
          (isSent ? (
            <Notice kind="success" actions={<Button onClick={close}>{t('report.close')}</Button>}>
              {t('report.sent')}
            </Notice>
          ) : (
            <ReportForm
              id={id}
              reason={reason}
              onReason={setReason}
              onSent={() => setIsSent(true)}
              onClose={close}
            />
          ))}
      </Dialog>
    </>
  );
}
