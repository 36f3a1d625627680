import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { PresentSendDocument } from '@/graphql/generated/checkout';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyButton } from '@/ui/CopyButton';
import { useFieldErrorText, useFailureText } from '@/ui/failureText';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from '@/features/checkout/result/ReturnLink.module.css';
import type { Order } from '@/features/checkout/types';

type Outcome = { readonly sentTo: string } | { readonly failure: Failure };

/** Sends the link by e-mail, and says what came of it. */
function SendByMail({ presentId }: { presentId: string }) {
  const { t } = useTranslation('payment');
  const lang = useLang();
  const failureText = useFailureText();
  const errorText = useFieldErrorText();
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  const fieldError = errorText(failure?.fields['email']);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const answer = await send(lang, PresentSendDocument, { id: presentId, email });
    setSending(false);
    if ('failure' in answer) return setOutcome(answer);
    setOutcome({ sentTo: email });
    setEmail('');
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.row}>
        <TextField
          name="presentEmail"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('present.link.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldError}
        />
        <Button type="submit" pending={isSending}>
          {t('present.link.send')}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {outcome && 'sentTo' in outcome && t('present.link.sent', { email: outcome.sentTo })}
      </p>
      {failure && !fieldError && <Notice kind="error">{failureText(failure)}</Notice>}
    </form>
  );
}

/** The link of a paid present, to be copied or mailed; that it was taken, once it was. */
export function PresentLink({ present }: { present: NonNullable<Order['Present']> }) {
  const { t } = useTranslation('payment');
  const { date } = useFormat();
  const { link } = present;
  if (present.status === 'REDEEMED') return <Notice kind="success">{t('present.link.redeemed')}</Notice>;
  if (link === null || present.status === 'EXPIRED') return null;
  return (
    <div className={styles.place}>
      <Card title={t('present.link.title')}>
        <p className={styles.text}>{t('present.link.text', { date: date(present.expiresAt) })}</p>
        <div className={styles.row}>
          <TextField
            name="presentLink"
            dir="ltr"
            readOnly
            label={t('present.link.label')}
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton
            text={() => link}
            words={{ copied: t('returnLink.copied'), notCopied: t('returnLink.notCopied') }}
          >
            {t('returnLink.copy')}
          </CopyButton>
        </div>
        <SendByMail presentId={present.id} />
      </Card>
    </div>
  );
}
