import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadFailure } from '@/features/auth/LoadFailure';
import { DeletionSection } from '@/features/security/deletion/DeletionSection';
import { EmailSection } from '@/features/security/email/EmailSection';
import { ExportSection } from '@/features/security/export/ExportSection';
import { HistorySection } from '@/features/security/history/HistorySection';
import { PasswordSection } from '@/features/security/password/PasswordSection';
import { SecuritySkeleton } from '@/features/security/SecuritySkeleton';
import { SessionsSection } from '@/features/security/sessions/SessionsSection';
import { TwoFactorSection } from '@/features/security/twoFactor/TwoFactorSection';
import { ask } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { SecurityDocument } from '@/graphql/generated/security';
import { langOf } from '@/i18n/lang';
import { product } from '@/shared/product';
import styles from '@/pages/profile/security.module.css';

/** Asks for everything at once; `askedAt` in milliseconds. */
export function loader({ params }: LoaderFunctionArgs) {
  return { answer: ask(langOf(params), SecurityDocument, {}), askedAt: Date.now() };
}

const refused: Failure = { code: 'UNAUTHENTICATED', fields: {} };

function Sections() {
  const { t } = useTranslation('security');
  const { answer, askedAt } = useLoaderData<typeof loader>();
  const result = use(answer);
  if ('failure' in result) return <LoadFailure failure={result.failure} title={t('failed')} />;
  const { me, twoFactor, sessions, signIns } = result.data;
  // No user at all: the token was given up between the guard and the answer.
  if (!me) return <LoadFailure failure={refused} title={t('failed')} />;
  return (
    <div className={styles.sections}>
      <PasswordSection />
      <EmailSection me={me} />
      <TwoFactorSection twoFactor={twoFactor} email={me.email} />
      <SessionsSection sessions={sessions} />
      <HistorySection signIns={signIns} />
      <ExportSection email={me.email} />
      <DeletionSection me={me} now={askedAt} />
    </div>
  );
}

/** What guards the account: the ways in, who is in, and the way out. */
export function Component() {
  const { t } = useTranslation('security');
  return (
    <div className={styles.page}>
      <title>{`${t('metaTitle')} · ${product.name}`}</title>
      <header className={styles.header}>
        <h1>{t('metaTitle')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {/* Without a key: what was changed is asked for anew behind the forms, which keep what was typed into them. */}
      <Suspense fallback={<SecuritySkeleton />}>
        <Sections />
      </Suspense>
    </div>
  );
}
