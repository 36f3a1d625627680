import { send } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { AccountDeleteUndoDocument } from '@/graphql/generated/security';
import { notify } from '@/lib/notices';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';

/** Has the frame of the member area know when the account will be deleted; null where it will not. */
export function noteDeletionDate(deletionDate: string | null): void {
  const { user, setUser } = session.getState();
  if (user) setUser({ ...user, deletionDate });
}

/** Keeps the account after all, and says so; gives why it could not. */
export async function keepAccount(lang: Lang): Promise<Failure | undefined> {
  const answer = await send(lang, AccountDeleteUndoDocument, {});
  if ('failure' in answer) return answer.failure;
  noteDeletionDate(null);
  notify('accountKept');
  // The button is gone that had the focus.
  document.querySelector('main')?.focus();
  return undefined;
}
