import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '@/features/plans/catalogue';
import { isolate } from '@/i18n/isolate';
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
  const { t } = useTranslation('landing');
  const token = useSession((state) => state.token);
  const name = useSession(({ user }) => user?.fullName);
  if (token === undefined) return isHydrated ? null : <div className={styles.place} />;
  return (
    <section className={`${styles.place} ${styles.member}`} aria-labelledby="member-home">
      <h1 id="member-home" className={styles.welcome}>
        {name ? t('member.welcomeNamed', { name: isolate(name) }) : t('member.welcome')}
      </h1>
      <Suspense>
        <home.Part key={token} bearer={token} catalogue={catalogue} />
      </Suspense>
    </section>
  );
}
