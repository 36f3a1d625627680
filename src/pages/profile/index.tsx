import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { BriefSkeleton } from '@/features/achievements/BriefSkeleton';
import { Loaded } from '@/features/account/Loaded';
import { logOut } from '@/features/account/logOut';
import { missingParts } from '@/features/profile/missingParts';
import { MissingPartsCard } from '@/features/profile/MissingPartsCard';
import { MissingPartsSkeleton } from '@/features/profile/MissingPartsSkeleton';
import { ProfileSkeleton } from '@/features/profile/ProfileSkeleton';
import { NextSteps } from '@/features/profile/NextSteps';
import { consumeWelcome } from '@/features/profile/welcome';
import { newestPurchases } from '@/features/wallet/newestPurchases';
import { preload } from '@/data/account/preload';
import { ProfileDocument } from '@/data/generated/account';
import { AchievementsDocument } from '@/data/generated/achievements';
import { PurchasesDocument } from '@/data/generated/wallet';
import { langOf, useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { lazyPart } from '@/ui/lazyPart';
import { Link } from '@/ui/Link';
import { ListSkeleton } from '@/ui/list/ListSkeleton';
import { Ours } from '@/ui/Ours';
import { PageMeta } from '@/ui/PageMeta';
import { Skeleton } from '@/ui/Skeleton';
import styles from '@/pages/profile/index.module.css';

const account = lazyPart(async () => (await loadChunk(() => import('@/features/profile/Account'))).Account);
const inBrief = lazyPart(
  async () =>
    (await loadChunk(() => import('@/features/achievements/AchievementsInBrief'))).AchievementsInBrief,
);
const earned = lazyPart(
  async () => (await loadChunk(() => import('@/features/achievements/EarnedNotice'))).EarnedNotice,
);
const newest = lazyPart(
  async () => (await loadChunk(() => import('@/features/wallet/LastPurchases'))).LastPurchases,
);

/** Loads the account, its achievements and latest purchases independently, in parallel. */
export function loader({ params }: LoaderFunctionArgs) {
  const lang = langOf(params);
  account.preload();
  inBrief.preload();
  newest.preload();
  return {
    me: preload(ProfileDocument, { lang }),
    achievements: preload(AchievementsDocument, { lang }),
    purchases: preload(PurchasesDocument, { lang, variables: newestPurchases }),
    welcome: consumeWelcome(),
    askedAt: Date.now(),
  };
}

/** The member area's front page: account, latest purchases, achievements, missing profile parts and next steps. */
export function Component() {
  const { t } = useTranslation(['profile', 'achievements']);
  const lang = useLang();
  const { me, achievements, purchases, welcome, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <div className="stack">
      <PageMeta title={t('metaTitle')} hidden />
      <Loaded
        key={`account-${askedAt}`}
        answer={me}
        failed={t('failed')}
        heading={<h1>{t('metaTitle')}</h1>}
        skeleton={<ProfileSkeleton />}
      >
        {(data) => <account.Part me={data.me} welcome={welcome} />}
      </Loaded>
      {/* No skeleton, because there is rarely anything to announce. */}
      <Loaded key={`earned-${askedAt}`} answer={achievements} skeleton={null}>
        {(data) =>
          data.achievements.some(({ isNew }) => isNew) && (
            <earned.Part
              answered={data.achievements}
              action={
                <ButtonLink to={paths.profileAchievements.href(lang)}>
                  {t('achievements:notice.look')}
                </ButtonLink>
              }
            />
          )
        }
      </Loaded>
      <Card
        title={t('lastPurchases.title')}
        aside={<Link to={paths.purchases.href(lang)}>{t('lastPurchases.all')}</Link>}
      >
        <Loaded
          key={`purchases-${askedAt}`}
          answer={purchases}
          failed={t('lastPurchases.failed')}
          skeleton={
            <ListSkeleton label={t('lastPurchases.loading')} count={3} className="grid gap-3">
              <Skeleton width="long" />
              <Skeleton width="half" />
            </ListSkeleton>
          }
        >
          {(data) => <newest.Part purchases={data.purchases.Purchases} now={askedAt} />}
        </Loaded>
      </Card>
      <Ours>
        <div className="columns">
          <Card
            title={t('achievements:metaTitle')}
            aside={<Link to={paths.profileAchievements.href(lang)}>{t('achievements:card.all')}</Link>}
          >
            <Loaded
              key={`achievements-${askedAt}`}
              answer={achievements}
              failed={t('achievements:failed')}
              skeleton={<BriefSkeleton />}
            >
              {(data) => <inBrief.Part answered={data.achievements} />}
            </Loaded>
          </Card>
          {/* If the account failed to load, its own section says so. */}
          <Loaded key={`missing-${askedAt}`} answer={me} skeleton={<MissingPartsSkeleton />}>
            {(data) => <MissingPartsCard missing={missingParts(data.me)} />}
          </Loaded>
        </div>
      </Ours>
      <NextSteps />
      <div className={styles.leave}>
        <Button onClick={() => logOut(lang)}>{t('logout')}</Button>
      </div>
    </div>
  );
}
