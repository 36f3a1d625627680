import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { changeDraft, readDraft } from '@/features/checkout/form/draft';
import { useAddressFlag } from '@/features/checkout/selection/useAddressFlag';

/** What is said with a present, as it is typed. */
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
  /** The dream that it is to fulfil. */
  readonly dreamId: string | undefined;
}

const dreamId = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined);

/** The words that this tab keeps over a reload. */
function keptWords(): PresentWords {
  const { recipientName = '', senderName = '', message = '' } = readDraft();
  return { recipientName, senderName, message };
}

/** For whom it is bought; the address says so, and which dream it is to fulfil. */
export function usePresent(): PresentChoice {
  const [search] = useSearchParams();
  const [isPresent, choose] = useAddressFlag('present');
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
  };
}
