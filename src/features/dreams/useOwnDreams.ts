import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh } from '@/data/account/operations';
import type { Failure, Outcome } from '@/data/requestError';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import type { DreamState } from '@/shared/states';
import { pointersOf, type DreamDraft } from '@/features/dreams/draft';
import { changeDream, deleteDream } from '@/features/dreams/dreamCalls';
import type { Dream } from '@/features/dreams/dreamFacts';
import type { Saved } from '@/features/dreams/DreamDialog';

/** What is shown before the server has heard of it. */
type Guess = { id: string; status: DreamState } | { id: string; isGone: true };

const withGuess = (dreams: readonly Dream[], guess: Guess): readonly Dream[] =>
  'isGone' in guess
    ? dreams.filter(({ id }) => id !== guess.id)
    : dreams.map((dream) => (dream.id === guess.id ? { ...dream, status: guess.status } : dream));

export interface OwnDreamsState {
  /** As they are, or will be once the server has heard of it. */
  readonly dreams: readonly Dream[];
  /** Why the last change could not be made. */
  readonly failure: Failure | undefined;
  /** What was done last, for ears. */
  readonly said: string;
  move(dream: Dream, to: DreamState): void;
  /** `after` is called once it is gone. */
  remove(dream: Dream, after?: () => void): void;
  /** Keeps a draft of a dream. */
  save(dream: Dream, draft: DreamDraft): Promise<Saved>;
}

/** Changes one's own dreams: shown at once, taken back where the server refuses. */
export function useOwnDreams(dreams: readonly Dream[]): OwnDreamsState {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  const [guesses, setGuesses] = useState<readonly Guess[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [said, setSaid] = useState('');

  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** One change after the other: two that are under way at once could arrive in the other order. */
  const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const next = last.current.then(change, change);
    last.current = next;
    return next;
  };

  const attempt = async (
    guess: Guess,
    words: string,
    change: () => Promise<Outcome<unknown>>,
    after?: () => void,
  ): Promise<void> => {
    setGuesses((before) => [...before, guess]);
    const failed = await inTurn(async () => {
      const outcome = await change();
      if ('failure' in outcome) return outcome.failure;
      if (after) after();
      // Order and prices are the server's.
      else await refresh(lang);
      return undefined;
    });
    setFailure(failed);
    if (!failed) setSaid(words);
    setGuesses((before) => before.filter((other) => other !== guess));
  };

  return {
    dreams: guesses.reduce(withGuess, dreams),
    failure,
    said,
    move: (dream, status) =>
      void attempt({ id: dream.id, status }, t(`said.${status}`, { title: isolate(dream.title) }), () =>
        changeDream(lang, dream.id, { status }),
      ),
    remove: (dream, after) =>
      void attempt(
        { id: dream.id, isGone: true },
        t('said.deleted', { title: isolate(dream.title) }),
        () => deleteDream(lang, dream.id),
        after,
      ),
    async save(dream, { title, description, isPublic, subject }) {
      const outcome = await changeDream(lang, dream.id, {
        title,
        description: description || null,
        isPublic,
        ...pointersOf(subject),
      });
      if ('failure' in outcome) return outcome;
      setSaid(t('said.saved', { title: isolate(title) }));
      await refresh(lang);
      return { data: 'kept' };
    },
  };
}
