import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import type { SessionUser } from '@/session/sessionUser';
import { useSession } from '@/session/session';
import { maskEmail } from '@/shared/maskEmail';

/**
 * How a person is named in a question: by the masked address, which nobody can choose freely as they can a name, that
 * could be made to look like the reader's own.
 */
export function useNameOf(): (user: SessionUser) => string {
  const { t } = useTranslation('links');
  return ({ email, fullName }) => isolate(email ? maskEmail(email) : (fullName ?? t('ask.unnamed')));
}

/** Says who is here now, guest or account; undefined where nobody is. */
export function useCurrentUserText(): string | undefined {
  const { t } = useTranslation('links');
  const nameOf = useNameOf();
  const user = useSession((state) => state.user);
  return user ? t('ask.here', { current: nameOf(user) }) : undefined;
}
