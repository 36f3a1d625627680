import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { AvatarField } from '@/features/profile/avatar/AvatarField';
import { GeneralForm } from '@/features/profile/general/GeneralForm';
import { GeneralSkeleton } from '@/features/profile/general/GeneralSkeleton';
import { preload } from '@/data/account/preload';
import { GeneralSettingsDocument } from '@/data/generated/general';
import { langOf } from '@/i18n/lang';
import { Card } from '@/ui/layout/Card';
import { Ours } from '@/ui/Ours';

/** Loads the user's profile and the options to choose from. */
export function loader({ params }: LoaderFunctionArgs) {
  return { answer: preload(GeneralSettingsDocument, { lang: langOf(params) }), askedAt: Date.now() };
}

/** The user's profile: avatar, names, location, language and currency. */
export function Component() {
  const { t } = useTranslation('general');
  const { answer, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <AccountPage title={t('metaTitle')} lead={t('lead')}>
      <Loaded key={askedAt} answer={answer} failed={t('failed')} skeleton={<GeneralSkeleton />}>
        {(data) => (
          <>
            <Ours>
              <Card title={t('avatar.label')}>
                <AvatarField avatar={data.me.avatar} name={data.me.fullName} />
              </Card>
            </Ours>
            <GeneralForm settings={data} me={data.me} />
          </>
        )}
      </Loaded>
    </AccountPage>
  );
}
