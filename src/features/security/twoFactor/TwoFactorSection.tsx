import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { send } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import {
  RecoveryCodesRenewDocument,
  TwoFactorBeginDocument,
  TwoFactorDisableDocument,
  type TwoFactorBeginMutation,
} from '@/graphql/generated/twoFactor';
import { useLang } from '@/i18n/lang';
import { Card } from '@/ui/Card';
import { isSignedOut } from '@/session/session';
import { LeaveGuard } from '@/ui/LeaveGuard';
import { Notice } from '@/ui/Notice';
import { StatusPill } from '@/ui/StatusPill';
import { Said } from '@/features/security/Said';
import { AskPassword } from '@/features/security/twoFactor/AskPassword';
import { ConnectApp } from '@/features/security/twoFactor/ConnectApp';
import { RecoveryCodes } from '@/features/security/twoFactor/RecoveryCodes';
import { TwoFactorState, type TwoFactor } from '@/features/security/twoFactor/TwoFactorState';
import styles from '@/features/security/twoFactor/TwoFactor.module.css';

/** What the section shows in place of its buttons. */
type Step =
  | { at: 'state'; done?: 'turnedOn' | 'turnedOff' | 'renewed'; isBack?: true }
  | { at: 'turningOn' | 'turningOff' | 'renewing' }
  | { at: 'tooLate' }
  | { at: 'connecting'; setup: TwoFactorBeginMutation['twoFactorBegin'] }
  | { at: 'codes'; codes: readonly string[]; of: 'turnedOn' | 'renewed' };

interface TwoFactorSectionProps {
  twoFactor: TwoFactor;
  /** The account's address: for password managers, and on the sheet of recovery codes. */
  email: string | null;
}

/** The second factor: its state, and turning it on and off; recovery codes are shown once, and then never again. */
export function TwoFactorSection({ twoFactor, email }: TwoFactorSectionProps) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>({ at: 'state' });
  // The page asks anew only once the recovery codes are kept.
  const isOn = twoFactor.enabled || step.at === 'codes';
  const goBack = () => setStep({ at: 'state', isBack: true });

  /** Shows how things are; what somebody did elsewhere (CONFLICT) is seen that way too. */
  const settle = async (done?: 'turnedOn' | 'turnedOff' | 'renewed') => {
    await revalidate();
    setStep({ at: 'state', ...(done && { done }) });
  };
  const refused = async (failure: Failure): Promise<Failure | undefined> => {
    if (failure.code !== 'CONFLICT') return failure;
    await settle();
    return undefined;
  };

  const begin = async (password: string) => {
    const answer = await send(lang, TwoFactorBeginDocument, { password });
    if ('failure' in answer) return refused(answer.failure);
    setStep({ at: 'connecting', setup: answer.data.twoFactorBegin });
    return undefined;
  };
  const renew = async (password: string) => {
    const answer = await send(lang, RecoveryCodesRenewDocument, { password });
    if ('failure' in answer) return refused(answer.failure);
    setStep({ at: 'codes', codes: answer.data.recoveryCodesRenew, of: 'renewed' });
    return undefined;
  };
  const turnOff = async (password: string) => {
    const answer = await send(lang, TwoFactorDisableDocument, { password });
    if ('failure' in answer) return refused(answer.failure);
    await settle('turnedOff');
    return undefined;
  };

  return (
    <Card
      title={t('twoFactor.title')}
      aside={
        <StatusPill tone={isOn ? 'good' : 'quiet'}>{t(isOn ? 'twoFactor.on' : 'twoFactor.off')}</StatusPill>
      }
    >
      {step.at === 'state' && step.done && <Said>{t(`twoFactor.${step.done}`)}</Said>}
      {step.at === 'state' && (
        <TwoFactorState
          twoFactor={twoFactor}
          focused={step.isBack ?? false}
          onTurnOn={() => setStep({ at: 'turningOn' })}
          onTurnOff={() => setStep({ at: 'turningOff' })}
          onRenew={() => setStep({ at: 'renewing' })}
        />
      )}
      {(step.at === 'turningOn' || step.at === 'tooLate') && (
        <AskPassword
          email={email}
          title={t('twoFactor.askOn.title')}
          action={t('twoFactor.askOn.action')}
          variant="primary"
          onConfirm={begin}
          onCancel={goBack}
        >
          {step.at === 'tooLate' ? (
            <Notice kind="warning">{t('twoFactor.setup.tooLate')}</Notice>
          ) : (
            <p className={styles.text}>{t('twoFactor.askOn.text')}</p>
          )}
        </AskPassword>
      )}
      {step.at === 'connecting' && (
        <ConnectApp
          setup={step.setup}
          onConnected={(codes) => setStep({ at: 'codes', codes, of: 'turnedOn' })}
          onExpired={() => setStep({ at: 'tooLate' })}
          onCancel={goBack}
        />
      )}
      {step.at === 'codes' && (
        <RecoveryCodes codes={step.codes} email={email} onDone={() => void settle(step.of)} />
      )}
      <LeaveGuard
        active={step.at === 'codes'}
        mayGo={isSignedOut}
        words={{
          title: t('twoFactor.leave.title'),
          text: t('twoFactor.leave.text'),
          stay: t('twoFactor.leave.stay'),
          leave: t('twoFactor.leave.leave'),
        }}
      />
      {step.at === 'renewing' && (
        <AskPassword
          email={email}
          title={t('twoFactor.askRenew.title')}
          action={t('twoFactor.askRenew.action')}
          variant="primary"
          onConfirm={renew}
          onCancel={goBack}
        >
          <p className={styles.text}>{t('twoFactor.askRenew.text')}</p>
        </AskPassword>
      )}
      {step.at === 'turningOff' && (
        <AskPassword
          email={email}
          title={t('twoFactor.askOff.title')}
          action={t('twoFactor.turnOff')}
          variant="danger"
          onConfirm={turnOff}
          onCancel={goBack}
        >
          <p className={styles.text}>{t('twoFactor.askOff.text')}</p>
        </AskPassword>
      )}
    </Card>
  );
}
