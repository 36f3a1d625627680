import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { AccountPage } from '@/features/account/AccountPage';
import { Loaded } from '@/features/account/Loaded';
import { DeletionSection } from '@/features/security/deletion/DeletionSection';
import { EmailSection } from '@/features/security/email/EmailSection';
import { ExportSection } from '@/features/security/export/ExportSection';
import { HistorySection } from '@/features/security/history/HistorySection';
import { PasswordSection } from '@/features/security/password/PasswordSection';
import { SecuritySkeleton } from '@/features/security/SecuritySkeleton';
import { SessionsSection } from '@/features/security/sessions/SessionsSection';
import { TwoFactorSection } from '@/features/security/twoFactor/TwoFactorSection';
import { preload } from '@/data/account/preload';
import { SecurityDocument } from '@/data/generated/security';
import { langOf } from '@/i18n/lang';

/** Loads everything at once; `askedAt` in milliseconds since the Unix epoch. */
export function loader({ params }: LoaderFunctionArgs) {
  return { answer: preload(SecurityDocument, { lang: langOf(params) }), askedAt: Date.now() };
}

/** Account security: credentials, sessions, and deletion. */
export function Component() {
  const { t } = useTranslation('security');
  const { answer, askedAt } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <AccountPage title={t('metaTitle')} lead={t('lead')}>
      {/* No key: changes are reloaded behind the forms, which keep their input. */}
      <Loaded answer={answer} failed={t('failed')} skeleton={<SecuritySkeleton />}>
        {({ me, twoFactor, sessions, signIns }) => (
          <div className="stack">
            <PasswordSection />
            <EmailSection me={me} />
            <TwoFactorSection twoFactor={twoFactor} email={me.email} />
            <SessionsSection sessions={sessions} />
            <HistorySection signIns={signIns} />
            <ExportSection email={me.email} />
            <DeletionSection me={me} now={askedAt} />
          </div>
        )}
      </Loaded>
    </AccountPage>
  );
}
