import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import type { SessionUser } from '@/session/sessionUser';
import { useSession } from '@/session/session';
import { maskEmail } from '@/shared/maskEmail';

/**
 * Names a person by masked email address. Anyone can pick any name, even one that looks like the reader's own, but not
 * any address.
 */
export function useNameOf(): (user: SessionUser) => string {
  const { t } = useTranslation('links');
  return ({ email, fullName }) => isolate(email ? maskEmail(email) : (fullName ?? t('ask.unnamed')));
}

/** Says who is signed in, guest or account; undefined if no one is. */
export function useCurrentUserText(): string | undefined {
  const { t } = useTranslation('links');
  const nameOf = useNameOf();
  const user = useSession((state) => state.user);
  return user ? t('ask.here', { current: nameOf(user) }) : undefined;
}
