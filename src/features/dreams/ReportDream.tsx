import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import Flag from 'lucide-react/icons/flag';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { dreamReason } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { TextArea } from '@/ui/fields/TextArea';
import { ReportActions, ReportDialog } from '@/ui/ReportDialog';
import { reportDream } from '@/features/dreams/dreamCalls';

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
  const form = useForm({
    schema: reportForm,
    values: { reason },
    submit: (values) => reportDream(lang, id, values.reason),
    onSuccess: onSent,
  });
  return (
    <Form form={form} className="grid gap-4">
      <p>{t('report.text')}</p>
      <TextArea
        {...form.field('reason')}
        label={t('report.reason')}
        value={reason}
        maxLength={1000}
        rows={4}
        required
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      <ReportActions pending={form.pending} onClose={onClose} />
    </Form>
  );
}

/** Reports an inappropriate dream to the operator. */
export function ReportDream({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('dreams');
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <Button
        aria-label={t('actions.named', { action: t('report.open'), title: isolate(title) })}
        onClick={() => setOpen(true)}
      >
        <Flag size={18} aria-hidden="true" />
        <span>{t('report.open')}</span>
      </Button>
      <ReportDialog open={open} onClose={close} title={t('report.title')}>
        {(onSent) => (
          <ReportForm id={id} reason={reason} onReason={setReason} onSent={onSent} onClose={close} />
        )}
      </ReportDialog>
    </>
  );
}
