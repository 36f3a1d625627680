import { Suspense } from 'react';
import { useLang } from '@/i18n/lang';
import { withWords } from '@/layouts/withWords';
import { usePendingAccount } from '@/session/pendingAccount';

const dialogFor = withWords(
  async () => (await import('@/features/account/SwitchAccountDialog')).SwitchAccountDialog,
  ['common', 'forms'],
);

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
