import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { OpenDifferences } from '@/features/profile/OpenDifferences';
import { UnverifiedNotice } from '@/features/profile/UnverifiedNotice';
import { SubscriptionSkeleton } from '@/features/subscription/SubscriptionSkeleton';
import { SubscriptionView } from '@/features/subscription/SubscriptionView';
import { preload } from '@/data/account/preload';
import { SubscriptionPageDocument } from '@/data/generated/subscription';
import { langOf } from '@/i18n/lang';

/** Loads the subscription and everything related in one request. */
export function loader({ params }: LoaderFunctionArgs) {
  return { answer: preload(SubscriptionPageDocument, { lang: langOf(params) }) };
}

/** The signed-in user's subscription. */
export function Component() {
  const { t } = useTranslation('subscription');
  const { answer } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <AccountPage title={t('metaTitle')} heading={t('title')} lead={t('lead')}>
      {/* No key, so that the content and its messages stay while reloading. */}
      <Loaded answer={answer} failed={t('failed')} skeleton={<SubscriptionSkeleton label={t('loading')} />}>
        {(data) => (
          <>
            {data.me.email !== null && !data.me.emailVerified && <UnverifiedNotice email={data.me.email} />}
            <OpenDifferences differences={data.me.openDifferences} />
            <SubscriptionView data={data} />
          </>
        )}
      </Loaded>
    </AccountPage>
  );
}
