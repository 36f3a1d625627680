import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { logOut } from '@/features/account/logOut';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { sendLoginLink } from '@/features/auth/sendLoginLink';
import { Account } from '@/features/profile/Account';
import { ProfileSkeleton } from '@/features/profile/ProfileSkeleton';
import { WaysOn } from '@/features/profile/WaysOn';
import { takeWelcome } from '@/features/profile/welcome';
import { LastPurchases, lastPurchases } from '@/features/wallet/LastPurchases';
import { PurchaseTableSkeleton } from '@/features/wallet/PurchaseTableSkeleton';
import { ask } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { MeDocument, PurchasesDocument } from '@/graphql/generated/operations';
import { langOf, useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { product } from '@/shared/product';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Link } from '@/ui/Link';
import styles from '@/pages/profile/index.module.css';

/** Asks for the account and its newest purchases side by side; neither waits for the other. */
export function loader({ params }: LoaderFunctionArgs) {
  const lang = langOf(params);
  return {
    me: ask(lang, MeDocument, {}),
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
  return (
    <Account
      me={answer.data.me}
      welcome={welcome}
      onProveEmail={(email) => sendLoginLink({ email, lang, returnTo: paths.profile.href(lang) })}
    />
  );
}

function Newest() {
  const { t } = useTranslation('profile');
  const { purchases, askedAt } = useLoaderData<typeof loader>();
  const answer = use(purchases);
  if ('failure' in answer) return <LoadFailure failure={answer.failure} title={t('lastPurchases.failed')} />;
  return <LastPurchases purchases={answer.data.purchases.Purchases} now={askedAt} />;
}

/** The signed-in area's front page: account, last purchases, ways on. */
export function Component() {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const { askedAt } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <title>{`${t('metaTitle')} · ${product.name}`}</title>
      <Suspense key={`account-${askedAt}`} fallback={<ProfileSkeleton />}>
        <SignedIn />
      </Suspense>
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
