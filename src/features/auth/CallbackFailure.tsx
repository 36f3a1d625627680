import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { Notice } from '@/ui/Notice';
import { AuthPage } from '@/features/auth/AuthPage';
import { isRetryable, type Refusal } from '@/features/auth/exchangeAuthCode';

interface CallbackFailureProps {
  refusal: Refusal;
  onRetry: () => void;
}

/** Explains why a link did not log in, and what to do instead. */
export function CallbackFailure({ refusal: { failure, usedFor }, onRetry }: CallbackFailureProps) {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const isSignedIn = useSession((state) => state.token !== undefined);
  const retry = isRetryable(failure);
  const isConfirmed = usedFor === 'CONFIRM_EMAIL';
  const title = retry ? 'failed' : isConfirmed ? 'confirmed' : 'refused';
  const text = isSignedIn ? 'callback.alreadySignedIn' : 'callback.refused.text';
  return (
    <AuthPage metaTitle={t('callback.metaTitle')} title={t(`callback.${title}.title`)}>
      {retry ? (
        <FailureNotice failure={failure} onRetry={onRetry} />
      ) : (
        <Notice kind={isSignedIn || isConfirmed ? 'info' : 'error'}>
          {isConfirmed && <p>{t('callback.confirmed.text')}</p>}
          {(isSignedIn || !isConfirmed) && <p>{t(text)}</p>}
        </Notice>
      )}
      <div className="cluster">
        {isSignedIn ? (
          <ButtonLink variant={retry ? 'quiet' : 'primary'} to={paths.profile.href(lang)}>
            {t('callback.toProfile')}
          </ButtonLink>
        ) : (
          <ButtonLink variant={retry ? 'quiet' : 'primary'} to={paths.login.href(lang)}>
            {t('callback.toLogin')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.landing.href(lang)}>{t('callback.toLanding')}</ButtonLink>
      </div>
    </AuthPage>
  );
}
