import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { changeDraft, readDraft } from '@/features/checkout/form/draft';
import { useUrlFlag } from '@/features/checkout/selection/useUrlFlag';

/** A gift's names and message, as typed. */
interface PresentWords {
  readonly recipientName: string;
  readonly senderName: string;
  readonly message: string;
}

export interface PresentChoice {
  readonly isPresent: boolean;
  choose(isPresent: boolean): void;
  readonly words: PresentWords;
  setWords(change: Partial<PresentWords>): void;
  /** The dream that it fulfills. */
  readonly dreamId: string | undefined;
  /** What is given, for the preview of the gift's card. */
  readonly given: Given;
}

interface Given {
  readonly title: string;
  readonly imageWeb: string | null;
}

const dreamId = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined);

/** The names and message stored in this tab. */
function keptWords(): PresentWords {
  const { recipientName = '', senderName = '', message = '' } = readDraft();
  return { recipientName, senderName, message };
}

/** Who it's bought for. Whether it's a gift, and for which dream, is in the URL. */
export function usePresent({ title, imageWeb }: Given): PresentChoice {
  const [search] = useSearchParams();
  const [isPresent, choose] = useUrlFlag('present');
  const [words, setWords] = useState(keptWords);
  return {
    isPresent,
    choose,
    words,
    setWords(change) {
      setWords((before) => ({ ...before, ...change }));
      changeDraft(change);
    },
    dreamId: v.parse(dreamId, search.get('dream') ?? undefined),
    given: { title, imageWeb },
  };
}
