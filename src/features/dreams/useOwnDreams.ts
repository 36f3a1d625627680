import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh } from '@/data/account/operations';
import type { Failure, Outcome } from '@/data/requestError';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { useThrow } from '@/ui/useThrow';
import type { OwnDreamState } from '@/shared/states';
import { pointersOf, type DreamDraft } from '@/features/dreams/draft';
import { changeDream, deleteDream } from '@/features/dreams/dreamCalls';
import type { Dream } from '@/features/dreams/dreamFacts';
import type { Saved } from '@/features/dreams/DreamDialog';

/** An optimistic change, shown before the server has confirmed it. */
type PendingChange = { id: string; status: OwnDreamState } | { id: string; isGone: true };

const withChange = (dreams: readonly Dream[], pending: PendingChange): readonly Dream[] =>
  'isGone' in pending
    ? dreams.filter(({ id }) => id !== pending.id)
    : dreams.map((dream) => (dream.id === pending.id ? { ...dream, status: pending.status } : dream));

export interface OwnDreamsState {
  /** The dreams with pending changes applied. */
  readonly dreams: readonly Dream[];
  /** Why the last change failed. */
  readonly failure: Failure | undefined;
  /** The last change, for screen readers. */
  readonly said: string;
  move(dream: Dream, to: OwnDreamState): void;
  /** `after` is called once it's deleted. */
  remove(dream: Dream, after?: () => void): void;
  /** Saves a draft of a dream. */
  save(dream: Dream, draft: DreamDraft): Promise<Saved>;
}

/** Changes the user's own dreams optimistically; rolls back if the server refuses. */
export function useOwnDreams(dreams: readonly Dream[]): OwnDreamsState {
  const { t } = useTranslation('dreams');
  const lang = useLang();
  const throwInRender = useThrow();
  const [pendingChanges, setPendingChanges] = useState<readonly PendingChange[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [said, setSaid] = useState('');

  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** Runs changes one at a time, since concurrent ones could arrive out of order. */
  const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const next = last.current.then(change, change);
    last.current = next;
    return next;
  };

  const attempt = async (
    pendingChange: PendingChange,
    words: string,
    change: () => Promise<Outcome<unknown>>,
    after?: () => void,
  ): Promise<void> => {
    setPendingChanges((before) => [...before, pendingChange]);
    try {
      const failed = await inTurn(async () => {
        const outcome = await change();
        if ('failure' in outcome) return outcome.failure;
        if (after) after();
        // The server determines order and prices.
        else await refresh(lang);
        return undefined;
      });
      setFailure(failed);
      if (!failed) setSaid(words);
    } catch (error) {
      throwInRender(error);
    } finally {
      setPendingChanges((before) => before.filter((other) => other !== pendingChange));
    }
  };

  return {
    dreams: pendingChanges.reduce(withChange, dreams),
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
