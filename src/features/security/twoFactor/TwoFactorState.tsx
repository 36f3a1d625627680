import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityQuery } from '@/data/generated/security';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from '@/features/security/twoFactor/TwoFactor.module.css';

export type TwoFactor = SecurityQuery['twoFactor'];

/** With fewer codes left than this, suggest creating new ones. */
const fewCodes = 3;

interface TwoFactorStateProps {
  twoFactor: TwoFactor;
  /** Whether to focus the first button, after the user left a form. */
  focused: boolean;
  onTurnOn: () => void;
  onTurnOff: () => void;
  onRenew: () => void;
}

/** Whether the second factor is on, what that means, and the available actions. */
export function TwoFactorState({ twoFactor, focused, onTurnOn, onTurnOff, onRenew }: TwoFactorStateProps) {
  const { t } = useTranslation('security');
  const { date } = useFormat();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) first.current?.querySelector('button')?.focus();
  }, [focused]);
  const { enabled, enabledAt, recoveryCodesLeft: left } = twoFactor;
  if (!enabled) {
    return (
      <>
        <p className={styles.text}>{t('twoFactor.offText')}</p>
        <div ref={first}>
          <Button variant="primary" onClick={onTurnOn}>
            {t('twoFactor.turnOn')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.text}>{t('twoFactor.onText')}</p>
      {left <= fewCodes && (
        <Notice kind="warning" title={t('twoFactor.codesLeft', { count: left })}>
          {t('twoFactor.fewCodes')}
        </Notice>
      )}
      <ul className={styles.facts}>
        {enabledAt && <li>{t('twoFactor.since', { date: isolate(date(enabledAt)) })}</li>}
        {left > fewCodes && <li>{t('twoFactor.codesLeft', { count: left })}</li>}
      </ul>
      <div ref={first} className="cluster middle">
        <Button onClick={onRenew}>{t('twoFactor.renew')}</Button>
        <Button variant="danger" onClick={onTurnOff}>
          {t('twoFactor.turnOff')}
        </Button>
      </div>
    </>
  );
}
