import { Suspense } from 'react';
import { useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { withMessages } from '@/layouts/withMessages';
import { usePendingAccount } from '@/session/pendingAccount';

const dialogFor = withMessages(
  async () => (await loadChunk(() => import('@/features/links/SwitchAccountDialog'))).SwitchAccountDialog,
  ['links', 'common', 'forms'],
);

/** Asks whether to switch to the user of a link. */
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
