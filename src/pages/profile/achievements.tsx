import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { inGroups, knownAchievements } from '@/features/achievements/achievements';
import { AchievementsSkeleton } from '@/features/achievements/AchievementsSkeleton';
import { BadgeGroup } from '@/features/achievements/BadgeGroup';
import { EarnedNotice } from '@/features/achievements/EarnedNotice';
import { Summary } from '@/features/achievements/Summary';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { ask } from '@/graphql/client/answer';
import { AchievementsDocument } from '@/graphql/generated/achievements';
import { langOf } from '@/i18n/lang';
import { product } from '@/shared/product';
import styles from '@/pages/profile/achievements.module.css';

/** Asks how far the signed-in person is with every achievement. */
export function loader({ params }: LoaderFunctionArgs) {
  return { answer: ask(langOf(params), AchievementsDocument, {}), askedAt: Date.now() };
}

function Achievements() {
  const { t } = useTranslation('achievements');
  const { answer } = useLoaderData<typeof loader>();
  const result = use(answer);
  if ('failure' in result) return <LoadFailure failure={result.failure} title={t('failed')} />;

  const achievements = knownAchievements(result.data.achievements);
  return (
    <div className={styles.groups}>
      <EarnedNotice achievements={achievements} />
      <Summary achievements={achievements} />
      {inGroups(achievements).map(({ group, members }) => (
        <BadgeGroup key={group} group={group} members={members} />
      ))}
    </div>
  );
}

/** Every badge there is, and how far the signed-in person is with it. */
export function Component() {
  const { t } = useTranslation('achievements');
  const { askedAt } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <title>{`${t('metaTitle')} · ${product.name}`}</title>
      <header className={styles.header}>
        <h1>{t('metaTitle')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Suspense key={askedAt} fallback={<AchievementsSkeleton />}>
        <Achievements />
      </Suspense>
    </div>
  );
}
