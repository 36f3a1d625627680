import { mutate } from '@/data/account/operations';
import { AccountDeleteUndoDocument } from '@/data/generated/security';
import { notify } from '@/lib/notices';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import { updateMe } from '@/features/security/cachedSecurity';

/** Tells the layout of the member area when the account will be deleted; null if it won't. */
export function setDeletionDate(deletionDate: string | null): void {
  const { user, setUser } = session.getState();
  if (user) setUser({ ...user, deletionDate });
}

/** Cancels the account's deletion and confirms that. */
export async function keepAccount(lang: Lang) {
  const answer = await mutate(AccountDeleteUndoDocument, {
    lang,
    update: (cache) => updateMe(cache, { deletionDate: null }),
  });
  if ('failure' in answer) return answer;
  setDeletionDate(null);
  notify('accountKept');
  // The button that had the focus is gone.
  document.querySelector('main')?.focus();
  return answer;
}
