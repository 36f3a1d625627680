import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { AvatarField } from '@/features/profile/avatar/AvatarField';
import { GeneralForm } from '@/features/profile/general/GeneralForm';
import { GeneralSkeleton } from '@/features/profile/general/GeneralSkeleton';
import { ask } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { GeneralSettingsDocument } from '@/graphql/generated/general';
import { langOf } from '@/i18n/lang';
import { product } from '@/shared/product';
import { Card } from '@/ui/Card';
import styles from '@/pages/profile/general.module.css';

/** Asks for the person and everything there is to choose from. */
export function loader({ params }: LoaderFunctionArgs) {
  return { answer: ask(langOf(params), GeneralSettingsDocument, {}), askedAt: Date.now() };
}

const refused: Failure = { code: 'UNAUTHENTICATED', fields: {} };

function Settings() {
  const { t } = useTranslation('general');
  const result = use(useLoaderData<typeof loader>().answer);
  const failure = 'failure' in result ? result.failure : refused;
  if ('failure' in result || !result.data.me) return <LoadFailure failure={failure} title={t('failed')} />;
  const { me } = result.data;
  return (
    <>
      <Card title={t('avatar.label')}>
        <AvatarField avatar={me.avatar} name={me.fullName} />
      </Card>
      <GeneralForm settings={result.data} me={me} />
    </>
  );
}

/** What a person says of themselves: picture, names, place, language and currency. */
export function Component() {
  const { t } = useTranslation('general');
  const { askedAt } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <title>{`${t('metaTitle')} · ${product.name}`}</title>
      <header className={styles.header}>
        <h1>{t('metaTitle')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Suspense key={askedAt} fallback={<GeneralSkeleton />}>
        <Settings />
      </Suspense>
    </div>
  );
}
