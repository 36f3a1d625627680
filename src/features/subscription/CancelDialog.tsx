import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';
import { TextArea } from '@/ui/fields/TextArea';
import styles from '@/features/subscription/Form.module.css';
import { Problem } from '@/features/subscription/Problem';
import type { Subscription } from '@/features/subscription/types';
import type { SubscriptionAction } from '@/features/subscription/useSubscriptionAction';

const reasons = ['price', 'unused', 'missing', 'trouble', 'pause', 'other'] as const;
type Reason = (typeof reasons)[number];

/** The API's limit is 500, including the chosen reason in front. */
const maxLetters = 450;

interface CancelDialogProps {
  subscription: Subscription;
  acting: SubscriptionAction;
  onClose: () => void;
  /** `reason` is empty if none was given; `isEarly` if it ends with the notice of the law. */
  onCancel: (reason: string, isEarly: boolean) => void;
}

/** Asks for a reason, says how long access lasts, and cancels the renewal. */
export function CancelDialog({ subscription, acting, onClose, onCancel }: CancelDialogProps) {
  const { t } = useTranslation('subscription');
  const { date, money } = useFormat();
  const { EarlyEnd: early } = subscription;
  const [isEarly, setEarly] = useState(early !== null);
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState('');
  const { status, activeEndDate } = subscription;
  const staysUntil = status === 'PAST_DUE' ? null : activeEndDate;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cancel.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button
            variant="danger"
            pending={acting.pending === 'cancel'}
            onClick={() => onCancel([reason, text.trim()].filter(Boolean).join(': '), isEarly)}
          >
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {early && activeEndDate ? (
          <RadioGroup legend={t('cancel.when')} isDense>
            <RadioOption
              name="end"
              value="early"
              label={t('cancel.early', {
                date: isolate(date(early.date)),
                amount: isolate(money(early.amount, early.Currency.code)),
              })}
              checked={isEarly}
              onChange={() => setEarly(true)}
            />
            <RadioOption
              name="end"
              value="paid"
              label={t('cancel.atEnd', { date: isolate(date(activeEndDate)) })}
              checked={!isEarly}
              onChange={() => setEarly(false)}
            />
          </RadioGroup>
        ) : (
          <p>{staysUntil ? t('cancel.until', { date: isolate(date(staysUntil)) }) : t('cancel.now')}</p>
        )}
        <RadioGroup legend={t('cancel.why')} hint={t('cancel.whyHint')} isDense>
          {reasons.map((each) => (
            <RadioOption
              key={each}
              name="reason"
              value={each}
              label={t(`cancel.reasons.${each}`)}
              checked={each === reason}
              onChange={() => setReason(each)}
            />
          ))}
        </RadioGroup>
        <TextArea
          name="reasonText"
          label={t('cancel.text')}
          optional
          rows={3}
          maxLength={maxLetters}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Problem said={acting.said} />
      </div>
    </Dialog>
  );
}
