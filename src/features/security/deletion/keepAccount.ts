import { mutate } from '@/data/account/operations';
import { AccountDeleteUndoDocument } from '@/data/generated/security';
import { notify } from '@/lib/notices';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import { updateMe } from '@/features/security/cachedSecurity';

/** Has the frame of the member area know when the account will be deleted; null where it will not. */
export function setDeletionDate(deletionDate: string | null): void {
  const { user, setUser } = session.getState();
  if (user) setUser({ ...user, deletionDate });
}

/** Keeps the account after all, and says so. */
export async function keepAccount(lang: Lang) {
  const answer = await mutate(AccountDeleteUndoDocument, {
    lang,
    update: (cache) => updateMe(cache, { deletionDate: null }),
  });
  if ('failure' in answer) return answer;
  setDeletionDate(null);
  notify('accountKept');
  // The button is gone that had the focus.
  document.querySelector('main')?.focus();
  return answer;
}
