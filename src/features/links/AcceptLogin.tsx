import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { useCurrentUserText } from '@/features/links/useCurrentUserText';
import styles from '@/features/links/links.module.css';

interface AcceptLoginProps {
  /** Masked address of the link's account. */
  whose: string;
  onAccept: () => void;
}

/**
 * Asks for confirmation before a login link that may come from someone else does anything, and says who is currently
 * signed in.
 */
export function AcceptLogin({ whose, onAccept }: AcceptLoginProps) {
  const { t } = useTranslation('links');
  const lang = useLang();
  const here = useCurrentUserText();
  const isSignedIn = useSession((state) => state.token !== undefined);
  const who = isolate(whose);
  return (
    <div className={styles.text}>
      <p>{t('ask.account', { who })}</p>
      {here && <p>{here}</p>}
      <p>{t('ask.caution')}</p>
      <div className="cluster">
        <Button variant="primary" onClick={onAccept}>
          {t('ask.logIn', { who })}
        </Button>
        <ButtonLink to={(isSignedIn ? paths.profile : paths.landing).href(lang)}>{t('ask.keep')}</ButtonLink>
      </div>
    </div>
  );
}
