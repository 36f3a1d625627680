import { Navigate, useLocation } from 'react-router-dom';
import { refresh } from '@/data/account/operations';
import type { Failure } from '@/data/requestError';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { FailureNotice } from '@/ui/FailureNotice';
import { useOnReconnect } from '@/ui/useOnReconnect';

interface LoadFailureProps {
  failure: Failure;
  /** What could not be loaded. */
  title: string;
}

/** Says why an account page could not be loaded. If the session has ended, redirects to the login page and back. */
export function LoadFailure({ failure, title }: LoadFailureProps) {
  const lang = useLang();
  const { pathname, search, hash } = useLocation();
  useOnReconnect(failure.code === 'NETWORK' ? () => void refresh(lang) : undefined);
  if (failure.code === 'UNAUTHENTICATED') {
    return <Navigate replace to={paths.login.href(lang, { returnTo: pathname + search + hash })} />;
  }
  return <FailureNotice failure={failure} title={title} onRetry={() => void refresh(lang)} />;
}
