import { useTranslation } from 'react-i18next';
import type { MeQuery } from '@/graphql/generated/account';
import { isolate } from '@/i18n/isolate';
import { Notice } from '@/ui/Notice';
import type { ShownFailure } from '@/ui/failureText';
import { SubscriptionCard } from '@/features/profile/SubscriptionCard';
import { UnverifiedNotice } from '@/features/profile/UnverifiedNotice';
import { WalletCard } from '@/features/profile/WalletCard';
import type { Welcome } from '@/features/profile/welcome';
import styles from '@/features/profile/ProfileGrid.module.css';

interface AccountProps {
  me: NonNullable<MeQuery['me']>;
  /** Set right after registration. */
  welcome: Welcome | undefined;
  /** Sends a link that proves the address; gives why it could not. */
  onProveEmail: () => Promise<ShownFailure | undefined>;
}

/** Who is signed in, what there is to know right now, the subscription and the wallet. */
export function Account({ me, welcome, onProveEmail }: AccountProps) {
  const { t } = useTranslation('profile');
  const { email, emailVerified } = me;
  const name = me.firstName ?? me.fullName;
  return (
    <div className={styles.account}>
      <header className={styles.header}>
        <h1>{name ? t('greeting', { name: isolate(name) }) : t('greetingNameless')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <div className={styles.notices}>
        {welcome && (
          <Notice kind="success" title={t('welcome.title')}>
            {t(welcome === 'guest' ? 'welcome.guest' : 'welcome.text')}
          </Notice>
        )}
        {email !== null && !emailVerified && <UnverifiedNotice email={email} onResend={onProveEmail} />}
      </div>
      <div className={styles.grid}>
        <SubscriptionCard subscription={me.Subscription} />
        <WalletCard me={me} />
      </div>
    </div>
  );
}
