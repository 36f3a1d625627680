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
 * The member's section of the landing page. Prerendered pages don't know the visitor: they contain an empty
 * placeholder, for which an inline script (`headScript`) reserves space before the first paint if it's a member.
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
