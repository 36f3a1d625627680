import { useRef, useState } from 'react';
import { problemWith, removeAvatar, sendAvatar, type Picture } from '@/features/profile/avatar/avatarCalls';
import { usePreview } from '@/features/profile/avatar/usePreview';
import type { Failure, Outcome } from '@/data/requestError';
import { useLang } from '@/i18n/lang';

/** Current state of the field. */
export type AvatarState =
  | { readonly kind: 'still' }
  /** `preview` is the file's object URL; `share` runs from 0 to 1. */
  | { readonly kind: 'sending'; readonly preview: string; readonly share: number }
  | { readonly kind: 'removing' }
  | { readonly kind: 'changed' | 'removed' | 'canceled' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void };

interface Avatar {
  /** Path of the avatar on the server. */
  readonly path: string | null;
  readonly state: AvatarState;
  /** Uploads a file, replacing an upload still in flight. */
  readonly send: (file: File) => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/** A user's avatar and the current operation on it. The old avatar stays until the server has the new one. */
export function useAvatar(avatar: { readonly path: string } | null): Avatar {
  const lang = useLang();
  const [changed, setChanged] = useState<string | null>();
  const [state, setState] = useState<AvatarState>({ kind: 'still' });
  const sending = useRef<AbortController>(null);
  const previewOf = usePreview();

  const settle = (outcome: Outcome<Picture>, retry: () => void) => {
    if ('failure' in outcome) {
      setState({ kind: 'failed', failure: outcome.failure, retry });
      return;
    }
    setChanged(outcome.data);
    setState({ kind: outcome.data === null ? 'removed' : 'changed' });
  };

  const send = async (file: File): Promise<void> => {
    sending.current?.abort();
    sending.current = null;
    const again = () => void send(file);
    const problem = problemWith(file);
    if (problem) {
      settle({ failure: { code: 'BAD_USER_INPUT', fields: { file: problem } } }, again);
      return;
    }
    const mine = new AbortController();
    sending.current = mine;
    const preview = previewOf(file);
    setState({ kind: 'sending', preview, share: 0 });
    const outcome = await sendAvatar(lang, file, {
      signal: mine.signal,
      onProgress: (share) => {
        if (sending.current === mine) setState({ kind: 'sending', preview, share });
      },
    });
    if (sending.current === mine) {
      sending.current = null;
      if (outcome) settle(outcome, again);
    }
  };

  const remove = async (): Promise<void> => {
    setState({ kind: 'removing' });
    settle(await removeAvatar(lang), () => void remove());
  };

  return {
    path: changed === undefined ? (avatar?.path ?? null) : changed,
    state,
    send: (file) => void send(file),
    cancel: () => {
      sending.current?.abort();
      sending.current = null;
      setState({ kind: 'canceled' });
    },
    remove: () => void remove(),
  };
}
