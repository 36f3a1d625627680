import { Suspense, use } from 'react';
import type { DeskOutcome } from '@/data/desk/call';

interface AnswerTextProps<Data> {
  answer: Promise<DeskOutcome<Data>>;
  /** Shown until the answer is there, and without one. */
  fallback: string;
  of: (data: Data) => string | null | undefined;
}

function Text<Data>({ answer, fallback, of }: AnswerTextProps<Data>) {
  const outcome = use(answer);
  return <bdi>{('data' in outcome && of(outcome.data)) || fallback}</bdi>;
}

/** A text from the answer that a page loads, for its heading. */
export function AnswerText<Data>(props: AnswerTextProps<Data>) {
  return (
    <Suspense fallback={<bdi>{props.fallback}</bdi>}>
      <Text {...props} />
    </Suspense>
  );
}
