import { lazy, Suspense } from 'react';
import { useLang } from '@/i18n/lang';
import { loadMessages } from '@/i18n/loadMessages';
import { usePendingAccount } from '@/session/pendingAccount';
import type { Lang } from '@/shared/languages';

/** The dialog comes with its words, and only when there is something to ask. */
const dialogIn = (lang: Lang) =>
  lazy(async () => {
    const [{ SwitchAccountDialog }] = await Promise.all([
      import('@/features/account/SwitchAccountDialog'),
      loadMessages(lang, ['common', 'forms']),
    ]);
    return { default: SwitchAccountDialog };
  });

const dialogs = new Map<Lang, ReturnType<typeof dialogIn>>();

function dialogFor(lang: Lang): ReturnType<typeof dialogIn> {
  const known = dialogs.get(lang) ?? dialogIn(lang);
  dialogs.set(lang, known);
  return known;
}

/** Asks whether to switch, when a link belongs to somebody other than the user who is signed in. */
export function SwitchAccount() {
  const pending = usePendingAccount();
  const Dialog = dialogFor(useLang());
  if (!pending) return null;
  return (
    <Suspense>
      <Dialog account={pending} />
    </Suspense>
  );
}
