import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mutate, refresh } from '@/data/account/operations';
import type { Failure, Outcome } from '@/data/requestError';
import {
  RecoveryCodesRenewDocument,
  TwoFactorBeginDocument,
  TwoFactorDisableDocument,
  type TwoFactorBeginMutation,
} from '@/data/generated/twoFactor';
import { useLang } from '@/i18n/lang';
import { Card } from '@/ui/layout/Card';
import { isSignedOut } from '@/session/session';
import { LeaveGuard } from '@/ui/LeaveGuard';
import { Notice } from '@/ui/Notice';
import { StatusPill } from '@/ui/StatusPill';
import { updateTwoFactor } from '@/features/security/cachedSecurity';
import { StatusMessage } from '@/features/security/StatusMessage';
import { AskPassword } from '@/features/security/twoFactor/AskPassword';
import { ConnectApp } from '@/features/security/twoFactor/ConnectApp';
import { RecoveryCodes } from '@/features/security/twoFactor/RecoveryCodes';
import { TwoFactorState, type TwoFactor } from '@/features/security/twoFactor/TwoFactorState';
import styles from '@/features/security/twoFactor/TwoFactor.module.css';

/** What the section is currently showing. */
type Step =
  | { at: 'state'; done?: 'turnedOn' | 'turnedOff' | 'renewed'; isBack?: true }
  | { at: 'turningOn' | 'turningOff' | 'renewing' }
  | { at: 'tooLate' }
  | { at: 'connecting'; setup: TwoFactorBeginMutation['twoFactorBegin'] }
  | { at: 'codes'; codes: readonly string[]; of: 'turnedOn' | 'renewed' };

interface TwoFactorSectionProps {
  twoFactor: TwoFactor;
  /** The account's email, for password managers and the sheet of recovery codes. */
  email: string | null;
}

/** The second factor: its state, and turning it on and off. Recovery codes are shown only once. */
export function TwoFactorSection({ twoFactor, email }: TwoFactorSectionProps) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const [step, setStep] = useState<Step>({ at: 'state' });
  const goBack = () => setStep({ at: 'state', isBack: true });

  const refused = async (failure: Failure): Promise<Outcome<unknown>> => {
    if (failure.code !== 'CONFLICT') return { failure };
    // It was changed elsewhere in the meantime.
    await refresh(lang);
    setStep({ at: 'state' });
    return { data: undefined };
  };

  const begin = async (password: string) => {
    const answer = await mutate(TwoFactorBeginDocument, { lang, variables: { password } });
    if ('failure' in answer) return refused(answer.failure);
    setStep({ at: 'connecting', setup: answer.data.twoFactorBegin });
    return answer;
  };
  const renew = async (password: string) => {
    const answer = await mutate(RecoveryCodesRenewDocument, {
      lang,
      variables: { password },
      update: (cache, { recoveryCodesRenew: codes }) =>
        updateTwoFactor(cache, { recoveryCodesLeft: codes.length }),
    });
    if ('failure' in answer) return refused(answer.failure);
    setStep({ at: 'codes', codes: answer.data.recoveryCodesRenew, of: 'renewed' });
    return answer;
  };
  const turnOff = async (password: string) => {
    const answer = await mutate(TwoFactorDisableDocument, {
      lang,
      variables: { password },
      update: (cache) => updateTwoFactor(cache, { enabled: false, enabledAt: null, recoveryCodesLeft: 0 }),
    });
    if ('failure' in answer) return refused(answer.failure);
    setStep({ at: 'state', done: 'turnedOff' });
    return answer;
  };

  return (
    <Card
      title={t('twoFactor.title')}
      aside={
        <StatusPill tone={twoFactor.enabled ? 'good' : 'quiet'}>
          {t(twoFactor.enabled ? 'twoFactor.on' : 'twoFactor.off')}
        </StatusPill>
      }
    >
      {step.at === 'state' && step.done && <StatusMessage>{t(`twoFactor.${step.done}`)}</StatusMessage>}
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
        <RecoveryCodes
          codes={step.codes}
          email={email}
          onDone={() => setStep({ at: 'state', done: step.of })}
        />
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
