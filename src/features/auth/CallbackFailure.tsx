import { useTranslation } from 'react-i18next';
import type { Failure } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { Notice } from '@/ui/Notice';
import { AuthPage } from '@/features/auth/AuthPage';
import { isRetryable } from '@/features/auth/exchangeAuthCode';

interface CallbackFailureProps {
  failure: Failure;
  onRetry: () => void;
}

/** Says why a link did not sign in, and what to do instead. */
export function CallbackFailure({ failure, onRetry }: CallbackFailureProps) {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const isSignedIn = useSession((state) => state.token !== undefined);
  const retry = isRetryable(failure);
  return (
    <AuthPage
      metaTitle={t('callback.metaTitle')}
      title={t(retry ? 'callback.failed.title' : 'callback.refused.title')}
    >
      {retry ? (
        <FailureNotice failure={failure} onRetry={onRetry} />
      ) : (
        <Notice kind={isSignedIn ? 'info' : 'error'}>
          <p>{t(isSignedIn ? 'callback.alreadySignedIn' : 'callback.refused.text')}</p>
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
