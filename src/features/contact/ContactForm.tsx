import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '@/data/generated/public/contact';
import { MessageForm } from '@/features/contact/MessageForm';
import { Button } from '@/ui/Button';
import styles from '@/features/contact/ContactForm.module.css';

/** Replaces the form with a thank-you message and takes over its focus. */
function Thanks({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('contact');
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <h3 ref={thanks} tabIndex={-1}>
        {t('sent.title')}
      </h3>
      <p>{t('sent.text')}</p>
      <Button onClick={onAgain}>{t('sent.again')}</Button>
    </div>
  );
}

/** Contact form on a topic. Needs the namespaces `contact` and `forms`. */
export function ContactForm({ topic }: { topic: ContactTopic }) {
  const [step, setStep] = useState<'first' | 'sent' | 'another'>('first');
  if (step === 'sent') return <Thanks onAgain={() => setStep('another')} />;
  return <MessageForm topic={topic} isAnother={step === 'another'} onSent={() => setStep('sent')} />;
}
