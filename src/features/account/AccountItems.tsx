import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeaveGuestDialog } from '@/features/account/LeaveGuestDialog';
import { logOut } from '@/features/account/logOut';
import { useReturnTo } from '@/features/account/useReturnTo';
import { useLang } from '@/i18n/lang';
import { loadMessages } from '@/i18n/loadMessages';
import { loadChunk } from '@/lib/chunks';
import { useSession } from '@/session/session';
import type { Lang } from '@/shared/languages';
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

/** The leave dialog and its translations. */
async function loadLeaveDialog(lang: Lang) {
  const [{ LeaveGuestDialog }] = await Promise.all([
    loadChunk(() => import('@/features/account/LeaveGuestDialog'), { isOptional: true }),
    loadMessages(lang, ['links', 'forms']),
  ]);
  return LeaveGuestDialog;
}

/** Logs members out at once; asks guests to confirm first. */
function LogOutButton({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation('common');
  const lang = useLang();
  const [Question, setQuestion] = useState<typeof LeaveGuestDialog>();
  const leave = () => logOut(lang);
  const press = () => {
    if (!isGuest) return leave();
    // If the dialog can't be loaded, log out without asking.
    return void loadLeaveDialog(lang).then((dialog) => setQuestion(() => dialog), leave);
  };
  return (
    <>
      <button type="button" className={styles.item} onClick={press}>
        {t('account.logOut')}
      </button>
      {Question && <Question onClose={() => setQuestion(undefined)} onLeave={leave} />}
    </>
  );
}

/** Items of the account menu. Guests also get links to log in and register. */
export function AccountItems({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation('common');
  const lang = useLang();
  const isStaff = useSession(({ user }) => user?.isStaff === true);
  if (isGuest)
    return (
      <>
        <p className={styles.hint}>{t('account.guestHint')}</p>
        <LogInLinks />
        <LogOutButton isGuest />
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
      <Link className={styles.item} to={paths.wallet.href(lang)}>
        {t('nav.wallet')}
      </Link>
      <Link className={styles.item} to={paths.subscription.href(lang)}>
        {t('nav.subscription')}
      </Link>
      <Link className={styles.item} to={paths.purchases.href(lang)}>
        {t('nav.library')}
      </Link>
      <Link className={styles.item} to={paths.dreams.href(lang)}>
        {t('nav.dreams')}
      </Link>
      {isStaff && (
        <Link className={styles.item} to={paths.desk.href(lang)}>
          {t('nav.desk')}
        </Link>
      )}
      <LogOutButton isGuest={false} />
    </>
  );
}
