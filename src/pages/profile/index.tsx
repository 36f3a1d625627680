import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { logOut } from '@/features/account/logOut';
import { knownAchievements } from '@/features/achievements/achievements';
import { AchievementsInBrief } from '@/features/achievements/AchievementsInBrief';
import { BriefSkeleton } from '@/features/achievements/BriefSkeleton';
import { EarnedNotice } from '@/features/achievements/EarnedNotice';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { Account } from '@/features/profile/Account';
import { missingParts } from '@/features/profile/missingParts';
import { MissingPartsCard } from '@/features/profile/MissingPartsCard';
import { MissingPartsSkeleton } from '@/features/profile/MissingPartsSkeleton';
import { ProfileSkeleton } from '@/features/profile/ProfileSkeleton';
import { WaysOn } from '@/features/profile/WaysOn';
import { takeWelcome } from '@/features/profile/welcome';
import { requestVerification } from '@/features/security/email/emailCalls';
import { LastPurchases, lastPurchases } from '@/features/wallet/LastPurchases';
import { PurchaseTableSkeleton } from '@/features/wallet/PurchaseTableSkeleton';
import { ask } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { MeDocument } from '@/graphql/generated/account';
import { AchievementsDocument } from '@/graphql/generated/achievements';
import { PurchasesDocument } from '@/graphql/generated/wallet';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Link } from '@/ui/Link';
import styles from '@/pages/profile/index.module.css';

/** Asks for the account, its achievements and its newest purchases side by side; none waits for another. */
export function loader({ params }: LoaderFunctionArgs) {
  const lang = langOf(params);
  return {
    me: ask(lang, MeDocument, {}),
    achievements: ask(lang, AchievementsDocument, {}),
    purchases: ask(lang, PurchasesDocument, lastPurchases),
    welcome: takeWelcome(),
    askedAt: Date.now(),
  };
}

const refused: Failure = { code: 'UNAUTHENTICATED', fields: {} };

function SignedIn() {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const { me, welcome } = useLoaderData<typeof loader>();
  const answer = use(me);
  // No user at all: the token was given up between the guard and the answer.
  const failure = 'failure' in answer ? answer.failure : refused;
  if ('failure' in answer || !answer.data.me) {
    return (
      <>
        <h1>{t('metaTitle')}</h1>
        <LoadFailure failure={failure} title={t('failed')} />
      </>
    );
  }
  return <Account me={answer.data.me} welcome={welcome} onProveEmail={() => requestVerification(lang)} />;
}

function Missing() {
  const { me } = useLoaderData<typeof loader>();
  const answer = use(me);
  // Where the account did not come, its own place says so.
  if ('failure' in answer || !answer.data.me) return null;
  const missing = missingParts(answer.data.me);
  return missing.length > 0 ? <MissingPartsCard missing={missing} /> : null;
}

function Earned() {
  const lang = useLang();
  const { t } = useTranslation('achievements');
  const { achievements } = useLoaderData<typeof loader>();
  const answer = use(achievements);
  if ('failure' in answer) return null;
  return (
    <EarnedNotice
      achievements={knownAchievements(answer.data.achievements)}
      action={<ButtonLink to={paths.profileAchievements.href(lang)}>{t('notice.look')}</ButtonLink>}
    />
  );
}

function InBrief() {
  const { t } = useTranslation('achievements');
  const { achievements } = useLoaderData<typeof loader>();
  const answer = use(achievements);
  if ('failure' in answer) return <LoadFailure failure={answer.failure} title={t('failed')} />;
  return <AchievementsInBrief achievements={knownAchievements(answer.data.achievements)} />;
}

function Newest() {
  const { t } = useTranslation('profile');
  const { purchases, askedAt } = useLoaderData<typeof loader>();
  const answer = use(purchases);
  if ('failure' in answer) return <LoadFailure failure={answer.failure} title={t('lastPurchases.failed')} />;
  return <LastPurchases purchases={answer.data.purchases.Purchases} now={askedAt} />;
}

/** The signed-in area's front page: account, achievements, what is missing, last purchases, ways on. */
export function Component() {
  const { t } = useTranslation(['profile', 'achievements']);
  const lang = useLang();
  const { askedAt } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <title>{`${t('metaTitle')} · ${product.name}`}</title>
      <Suspense key={`account-${askedAt}`} fallback={<ProfileSkeleton />}>
        <SignedIn />
      </Suspense>
      {/* Nobody waits for news: there is seldom any. */}
      <Suspense key={`earned-${askedAt}`} fallback={null}>
        <Earned />
      </Suspense>
      <div className={styles.pair}>
        <Card
          title={t('achievements:metaTitle')}
          aside={<Link to={paths.profileAchievements.href(lang)}>{t('achievements:card.all')}</Link>}
        >
          <Suspense key={`achievements-${askedAt}`} fallback={<BriefSkeleton />}>
            <InBrief />
          </Suspense>
        </Card>
        <Suspense key={`missing-${askedAt}`} fallback={<MissingPartsSkeleton />}>
          <Missing />
        </Suspense>
      </div>
      <Card
        title={t('lastPurchases.title')}
        aside={<Link to={paths.purchases.href(lang)}>{t('lastPurchases.all')}</Link>}
      >
        <Suspense
          key={`purchases-${askedAt}`}
          fallback={<PurchaseTableSkeleton rows={3} label={t('lastPurchases.loading')} />}
        >
          <Newest />
        </Suspense>
      </Card>
      <WaysOn />
      <div className={styles.leave}>
        <Button onClick={() => logOut(lang)}>{t('logout')}</Button>
      </div>
    </div>
  );
}
