import { Suspense } from 'react';
import { useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { withMessages } from '@/layouts/withMessages';
import { useSession } from '@/session/session';

const bannerFor = withMessages(
  async () => (await loadChunk(() => import('@/features/security/deletion/DeletionBanner'))).DeletionBanner,
  ['security', 'forms'],
);

/** Says on every page of the member area that the account is going to be deleted, where it is. */
export function DeletionPlanned() {
  const date = useSession(({ user }) => user?.deletionDate);
  const Banner = bannerFor(useLang());
  if (!date) return null;
  return (
    <Suspense>
      <Banner date={date} />
    </Suspense>
  );
}
