import { Suspense, use, type ReactNode } from 'react';
import { usePreloaded, type Preloaded } from '@/data/account/preload';
import type { Failure } from '@/data/requestError';
import { KeptCopy } from '@/features/account/KeptCopy';
import { LoadFailure } from '@/features/account/LoadFailure';

/** An answer about a person, who is there. */
type Known<Data> = Data extends { me: infer Me } ? Omit<Data, 'me'> & { me: NonNullable<Me> } : Data;

/** The token was given up between the guard and the answer. */
const refused: Failure = { code: 'UNAUTHENTICATED', fields: {} };

const isKnown = <Data extends object>(data: Data): data is Data & Known<Data> =>
  !('me' in data) || data.me !== null;

interface AnswerProps<Data> {
  /** What the loader asked for, or will ask for. */
  answer: Preloaded<Data> | Promise<Preloaded<Data>>;
  /** What to say where it did not come; without it, nothing is shown then. */
  failed?: string | undefined;
  /** Above the failure, on a page whose own heading is in the answer. */
  heading?: ReactNode;
  children: (data: Known<Data>) => ReactNode;
}

function Answer<Data extends object>({ answer, failed, heading, children }: AnswerProps<Data>) {
  const result = usePreloaded(answer instanceof Promise ? use(answer) : answer);
  if ('data' in result && isKnown(result.data)) {
    if (result.keptAt === undefined) return children(result.data);
    return (
      <div className="stack">
        <KeptCopy keptAt={result.keptAt} />
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
  /** What is shown until the answer is there. */
  skeleton: ReactNode;
}

/**
 * Shows what a loader asked for: its skeleton first, and why it could not be loaded where it did not come. With a `key`
 * each answer has its own skeleton; without one, what is on screen stays until the next answer is there.
 */
export function Loaded<Data extends object>({ skeleton, ...answer }: LoadedProps<Data>) {
  return (
    <Suspense fallback={skeleton}>
      <Answer {...answer} />
    </Suspense>
  );
}
