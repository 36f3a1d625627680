import { useTranslation } from 'react-i18next';
import { logOut } from '@/features/account/logOut';
import { useReturnTo } from '@/features/account/useReturnTo';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import styles from '@/features/account/AccountMenu.module.css';

function LogInLinks() {
  const { t } = useTranslation('common');
  const lang = useLang();
  const back = useReturnTo();
  return (
    <>
      <Link className={styles.item} to={paths.login.href(lang, back)}>
        {t('account.logIn')}
      </Link>
      <Link className={styles.item} to={paths.register.href(lang, back)}>
        {t('account.register')}
      </Link>
    </>
  );
}

function LogOutButton() {
  const { t } = useTranslation('common');
  const lang = useLang();
  return (
    <button type="button" className={styles.item} onClick={() => logOut(lang)}>
      {t('account.logOut')}
    </button>
  );
}

/** What the menu of the account leads to; of a guest, with the ways to an account. */
export function AccountItems({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation('common');
  const lang = useLang();
  if (isGuest)
    return (
      <>
        <p className={styles.hint}>{t('account.guestHint')}</p>
        <LogInLinks />
        <LogOutButton />
      </>
    );
  return (
    <>
      <Link className={styles.item} to={paths.profile.href(lang)}>
        {t('nav.profile')}
      </Link>
      <Link className={styles.item} to={paths.profileGeneral.href(lang)}>
        {t('nav.general')}
      </Link>
      <Link className={styles.item} to={paths.profileSecurity.href(lang)}>
        {t('nav.security')}
      </Link>
      <Link className={styles.item} to={paths.dreams.href(lang)}>
        {t('nav.dreams')}
      </Link>
      <Link className={styles.item} to={paths.purchases.href(lang)}>
        {t('nav.purchases')}
      </Link>
      <LogOutButton />
    </>
  );
}
