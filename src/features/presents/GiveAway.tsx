import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { PresentSendDocument } from '@/graphql/generated/presents';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { useFieldErrorText, useFailureText } from '@/ui/failureText';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from '@/features/presents/GiveAway.module.css';

type Outcome = { readonly sentTo: string } | { readonly failure: Failure };

/** Sends the link by e-mail, and says what came of it. */
function SendByMail({ presentId, onSent }: { presentId: string; onSent?: (() => void) | undefined }) {
  const { t } = useTranslation('presents');
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
    onSent?.();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.row}>
        <TextField
          name="presentEmail"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('link.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldError}
        />
        <Button type="submit" pending={isSending}>
          {t('link.send')}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {outcome && 'sentTo' in outcome && t('link.sent', { email: outcome.sentTo })}
      </p>
      {failure && !fieldError && <Notice kind="error">{failureText(failure)}</Notice>}
    </form>
  );
}

interface GiveAwayProps {
  presentId: string;
  link: string;
  /** Called once the link is on its way to somebody. */
  onSent?: () => void;
}

/** The link of a present that nobody has taken yet, to be copied or mailed. */
export function GiveAway({ presentId, link, onSent }: GiveAwayProps) {
  const { t } = useTranslation('presents');
  return (
    <>
      <div className={styles.row}>
        <TextField
          name="presentLink"
          dir="ltr"
          readOnly
          label={t('link.label')}
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={() => link} words={{ copied: t('link.copied'), notCopied: t('link.notCopied') }}>
          {t('link.copy')}
        </CopyButton>
      </div>
      <SendByMail presentId={presentId} onSent={onSent} />
    </>
  );
}
