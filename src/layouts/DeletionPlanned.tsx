import { Suspense } from 'react';
import { useLang } from '@/i18n/lang';
import { withWords } from '@/layouts/withWords';
import { useSession } from '@/session/session';

const bannerFor = withWords(
  async () => (await import('@/features/security/deletion/DeletionBanner')).DeletionBanner,
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
