import { Suspense, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useRevalidator } from 'react-router-dom';
import type { DeskOutcome } from '@/data/desk/call';
import { useLang } from '@/i18n/lang';
import { pageNotFound } from '@/lib/pageError';
import type { DeskFailure } from '@/shared/desk/errors';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Empty } from '@/ui/list/Empty';
import { Notice } from '@/ui/Notice';
import { useOnReconnect } from '@/ui/useOnReconnect';
import { useDeskFailureText } from '@/features/desk/deskFailureText';
import { ProofForm } from '@/features/desk/act/ProofForm';

/** Why a page of the desk has no data, and what can be done about it. */
function DeskProblem({ failure }: { failure: DeskFailure }) {
  const { t } = useTranslation(['desk', 'forms']);
  const lang = useLang();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const words = useDeskFailureText();
  useOnReconnect(failure.code === 'NETWORK' ? () => void revalidate() : undefined);
  switch (failure.code) {
    case 'UNAUTHENTICATED':
      return <Navigate replace to={paths.login.href(lang, { returnTo: pathname + search })} />;
    case 'NOT_STAFF':
      throw pageNotFound();
    case 'NOT_FOUND':
      return <Empty title={t('nothing')} />;
    case 'PROOF_REQUIRED':
      return <ProofForm onProven={() => void revalidate()} />;
    case 'SECOND_FACTOR_MISSING':
      return (
        <Notice
          kind="warning"
          actions={<ButtonLink to={paths.profileSecurity.href(lang)}>{t('secondFactorOn')}</ButtonLink>}
        >
          <p>{words(failure)}</p>
        </Notice>
      );
    default:
      return (
        <Notice kind="error" actions={<Button onClick={() => void revalidate()}>{t('forms:retry')}</Button>}>
          <p>{words(failure)}</p>
        </Notice>
      );
  }
}

interface AnswerProps<Data> {
  answer: Promise<DeskOutcome<Data>>;
  children: (data: Data) => ReactNode;
}

function Answer<Data>({ answer, children }: AnswerProps<Data>) {
  const outcome = use(answer);
  return 'data' in outcome ? children(outcome.data) : <DeskProblem failure={outcome.failure} />;
}

/** Renders the answer that a page of the desk loads: first the skeleton, then the data or why there is none. */
export function DeskLoaded<Data>({ skeleton, ...answer }: AnswerProps<Data> & { skeleton: ReactNode }) {
  return (
    <Suspense fallback={skeleton}>
      <Answer {...answer} />
    </Suspense>
  );
}
