import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { inGroups, knownAchievements, type Achievement } from '@/features/achievements/achievements';
import { AchievementsSkeleton } from '@/features/achievements/AchievementsSkeleton';
import { BadgeGroup } from '@/features/achievements/BadgeGroup';
import { EarnedNotice } from '@/features/achievements/EarnedNotice';
import { Summary } from '@/features/achievements/Summary';
import { preload } from '@/data/account/preload';
import { AchievementsDocument } from '@/data/generated/achievements';
import { langOf } from '@/i18n/lang';

/** Loads the signed-in user's progress in all achievements. */
export function loader({ params }: LoaderFunctionArgs) {
  return { answer: preload(AchievementsDocument, { lang: langOf(params) }), askedAt: Date.now() };
}

function Groups({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <div className="stack gap-5">
      <EarnedNotice answered={achievements} />
      <Summary achievements={achievements} />
      {inGroups(achievements).map(({ group, members }) => (
        <BadgeGroup key={group} group={group} members={members} />
      ))}
    </div>
  );
}

/** All badges with the signed-in user's progress. */
export function Component() {
  const { t } = useTranslation('achievements');
  const { answer, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <AccountPage title={t('metaTitle')} lead={t('lead')}>
      <Loaded key={askedAt} answer={answer} failed={t('failed')} skeleton={<AchievementsSkeleton />}>
        {({ achievements }) => <Groups achievements={knownAchievements(achievements)} />}
      </Loaded>
    </AccountPage>
  );
}
