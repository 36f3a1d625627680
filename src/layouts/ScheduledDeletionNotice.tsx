import { Suspense } from 'react';
import { useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { withMessages } from '@/layouts/withMessages';
import { useSession } from '@/session/session';

const bannerFor = withMessages(
  async () => (await loadChunk(() => import('@/features/security/deletion/DeletionBanner'))).DeletionBanner,
  ['security', 'forms'],
);

/** A banner on every page of the member area if the account is scheduled for deletion. */
export function ScheduledDeletionNotice() {
  const date = useSession(({ user }) => user?.deletionDate);
  const Banner = bannerFor(useLang());
  if (!date) return null;
  return (
    <Suspense>
      <Banner date={date} />
    </Suspense>
  );
}
