import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { session } from '@/session/session';
import { isLang } from '@/shared/languages';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

/** A path without its language: the page in another language keeps what was typed. */
function pageOf(pathname: string): string {
  const [, lang, ...rest] = pathname.split('/');
  return isLang(lang) ? rest.join('/') : pathname;
}

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  active: boolean;
  /** Called when the person leaves all the same. */
  onLeave: () => void;
}

/** Asks before unsaved changes are left behind, by a link as by closing the tab. */
export function LeaveGuard({ active, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation('general');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      // Whoever has logged out, or was, is not to be held up.
      session.getState().isSignedIn() &&
      pageOf(currentLocation.pathname) !== pageOf(nextLocation.pathname),
  );

  useEffect(() => {
    if (!active) return undefined;
    const stop = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal });
    return () => stop.abort();
  }, [active]);

  const stay = () => blocker.reset?.();
  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('leave.title')}
      actions={
        <>
          <Button onClick={leave}>{t('leave.leave')}</Button>
          <Button variant="primary" onClick={stay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  );
}
