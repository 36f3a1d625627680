import { useTranslation } from 'react-i18next';
import type { ProfileQuery } from '@/data/generated/account';
import { isolate } from '@/i18n/isolate';
import { Notice } from '@/ui/Notice';
import { OpenDifferences } from '@/features/profile/OpenDifferences';
import { SubscriptionCard } from '@/features/profile/SubscriptionCard';
import { UnverifiedNotice } from '@/features/profile/UnverifiedNotice';
import { WalletCard } from '@/features/profile/WalletCard';
import type { Welcome } from '@/features/profile/welcome';
import styles from '@/features/profile/ProfileGrid.module.css';

interface AccountProps {
  me: NonNullable<ProfileQuery['me']>;
  /** Set right after registration. */
  welcome: Welcome | undefined;
}

/** Who is signed in, current notices, the subscription and the wallet. */
export function Account({ me, welcome }: AccountProps) {
  const { t } = useTranslation('profile');
  const { email, emailVerified } = me;
  const name = me.firstName ?? me.fullName;
  return (
    <div className="grid gap-4">
      <header className="grid gap-1">
        <h1>{name ? t('greeting', { name: isolate(name) }) : t('greetingNameless')}</h1>
        <p className="muted">{t('lead')}</p>
      </header>
      <div className={styles.notices}>
        {welcome && (
          <Notice kind="success" title={t('welcome.title')}>
            {t(welcome === 'guest' ? 'welcome.guest' : 'welcome.text')}
          </Notice>
        )}
        {email !== null && !emailVerified && <UnverifiedNotice email={email} />}
        <OpenDifferences differences={me.openDifferences} />
      </div>
      <div className="columns">
        <SubscriptionCard subscription={me.Subscription} />
        <WalletCard me={me} />
      </div>
    </div>
  );
}
