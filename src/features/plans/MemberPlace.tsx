import { Suspense } from 'react';
import type { Catalogue } from '@/features/plans/catalogue';
import { loadChunk } from '@/lib/chunks';
import { useSession } from '@/session/session';
import { lazyPart } from '@/ui/lazyPart';
import { useHydrated } from '@/ui/useHydrated';
import styles from '@/features/plans/MemberPlace.module.css';

const home = lazyPart(async () => (await loadChunk(() => import('@/features/plans/MemberHome'))).MemberHome, {
  optional: true,
});

/**
 * What a member is shown first. A page built ahead knows nobody: it has an empty place, which its inline script
 * (`headScript`) keeps free for a member before the first paint.
 */
export function MemberPlace({ catalogue }: { catalogue: Catalogue | Promise<Catalogue> }) {
  const isHydrated = useHydrated();
  const token = useSession((state) => state.token);
  if (token === undefined) return isHydrated ? null : <div className={styles.place} />;
  return (
    <div className={`${styles.place} ${styles.member}`}>
      <Suspense>
        <home.Part key={token} bearer={token} catalogue={catalogue} />
      </Suspense>
    </div>
  );
}
