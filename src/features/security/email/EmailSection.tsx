import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { StatusPill } from '@/ui/StatusPill';
import { EmailChangeForm } from '@/features/security/email/EmailChangeForm';
import { PendingChange, type PendingEmailChange } from '@/features/security/email/PendingChange';
import { UnverifiedEmail } from '@/features/security/email/UnverifiedEmail';
import styles from '@/features/security/email/EmailSection.module.css';
import section from '@/features/security/Section.module.css';

interface EmailSectionProps {
  me: { email: string | null; emailVerified: boolean; emailChange: PendingEmailChange | null };
}

/** The account's address: whether it's verified, and how to change it. */
export function EmailSection({ me: { email, emailVerified, emailChange } }: EmailSectionProps) {
  const { t } = useTranslation('security');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  };
  return (
    <Card title={t('email.title')}>
      <p className={section.text}>{t('email.text')}</p>
      <p className={styles.address}>
        <bdi>{email}</bdi>
        <StatusPill tone={emailVerified ? 'good' : 'wait'}>
          {t(emailVerified ? 'email.proven' : 'email.unproven')}
        </StatusPill>
      </p>
      {!emailVerified && email !== null && <UnverifiedEmail email={email} />}
      {emailChange && <PendingChange change={emailChange} provenEmail={emailVerified ? email : null} />}
      {isOpen ? (
        <EmailChangeForm needsOld={emailVerified} onSent={close} onBack={close} />
      ) : (
        <div className="cluster">
          <Button ref={opener} onClick={() => setIsOpen(true)}>
            {t('email.change')}
          </Button>
        </div>
      )}
    </Card>
  );
}
