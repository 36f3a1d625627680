import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { SubscriptionSkeleton } from '@/features/subscription/SubscriptionSkeleton';
import { SubscriptionView } from '@/features/subscription/SubscriptionView';
import { ask } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { SubscriptionPageDocument } from '@/graphql/generated/subscription';
import { langOf } from '@/i18n/lang';
import { product } from '@/shared/product';
import styles from '@/pages/profile/wallet/subscription.module.css';

/** Asks for the subscription and everything around it, in one request. */
export function loader({ params }: LoaderFunctionArgs) {
  return { answer: ask(langOf(params), SubscriptionPageDocument, {}) };
}

const refused: Failure = { code: 'UNAUTHENTICATED', fields: {} };

function Subscription() {
  const { t } = useTranslation('subscription');
  const { answer } = useLoaderData<typeof loader>();
  const result = use(answer);
  if ('failure' in result) return <LoadFailure failure={result.failure} title={t('failed')} />;
  // No user at all: the token was given up between the guard and the answer.
  const { me } = result.data;
  if (!me) return <LoadFailure failure={refused} title={t('failed')} />;
  return <SubscriptionView data={{ ...result.data, me }} />;
}

/** The signed-in person's subscription. */
export function Component() {
  const { t } = useTranslation('subscription');
  return (
    <div className={styles.page}>
      <title>{`${t('metaTitle')} · ${product.name}`}</title>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {/* Without a key: what is on screen stays while it is asked for anew, and with it what was said. */}
      <Suspense fallback={<SubscriptionSkeleton label={t('loading')} />}>
        <Subscription />
      </Suspense>
    </div>
  );
}
