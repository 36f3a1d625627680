import { Navigate, useLocation, useRevalidator } from 'react-router-dom';
import type { Failure } from '@/graphql/client/failure';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { FailureNotice } from '@/ui/FailureNotice';
import { useOnline } from '@/ui/useOnline';

interface LoadFailureProps {
  failure: Failure;
  /** What could not be loaded. */
  title: string;
}

/** Says why a page of the account could not be loaded; whom the server no longer knows goes to log in and comes back. */
export function LoadFailure({ failure, title }: LoadFailureProps) {
  const lang = useLang();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useOnline(failure.code === 'NETWORK' ? () => void revalidate() : undefined);
  if (failure.code === 'UNAUTHENTICATED') {
    return <Navigate replace to={paths.login.href(lang, { returnTo: pathname + search })} />;
  }
  return <FailureNotice failure={failure} title={title} onRetry={() => void revalidate()} />;
}
