import { Suspense, use, type ReactNode } from 'react';
import { usePreloaded, type Preloaded } from '@/data/account/preload';
import type { Failure } from '@/data/requestError';
import { OfflineCopyNotice } from '@/features/account/OfflineCopyNotice';
import { LoadFailure } from '@/features/account/LoadFailure';

/** Query data with a non-null `me`. */
type Known<Data> = Data extends { me: infer Me } ? Omit<Data, 'me'> & { me: NonNullable<Me> } : Data;

/** For when the session ended between the route guard and the response. */
const refused: Failure = { code: 'UNAUTHENTICATED', fields: {} };

const isKnown = <Data extends object>(data: Data): data is Data & Known<Data> =>
  !('me' in data) || data.me !== null;

interface AnswerProps<Data> {
  /** The loader's query, or a promise of it. */
  answer: Preloaded<Data> | Promise<Preloaded<Data>>;
  /** Title of the failure notice. Without it, a failure renders nothing. */
  failed?: string | undefined;
  /** Shown above the failure, for pages whose heading comes from the data. */
  heading?: ReactNode;
  children: (data: Known<Data>) => ReactNode;
}

function Answer<Data extends object>({ answer, failed, heading, children }: AnswerProps<Data>) {
  const result = usePreloaded(answer instanceof Promise ? use(answer) : answer);
  if ('data' in result && isKnown(result.data)) {
    if (result.keptAt === undefined) return children(result.data);
    return (
      <div className="stack">
        <OfflineCopyNotice keptAt={result.keptAt} />
        {children(result.data)}
      </div>
    );
  }
  if (failed === undefined) return null;
  return (
    <div className="stack">
      {heading}
      <LoadFailure failure={'failure' in result ? result.failure : refused} title={failed} />
    </div>
  );
}

interface LoadedProps<Data> extends AnswerProps<Data> {
  /** Shown while the data loads. */
  skeleton: ReactNode;
}

/**
 * Renders a loader's query: first the skeleton, then the data or the failure. With a `key`, each new query shows the
 * skeleton again; without one, the current content stays until the next data arrives.
 */
export function Loaded<Data extends object>({ skeleton, ...answer }: LoadedProps<Data>) {
  return (
    <Suspense fallback={skeleton}>
      <Answer {...answer} />
    </Suspense>
  );
}
