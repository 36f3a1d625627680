import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isLang } from '@/shared/languages';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

/** A path without its language: switching the language keeps what was typed. */
function pageOf(pathname: string): string {
  const [, lang, ...rest] = pathname.split('/');
  return isLang(lang) ? rest.join('/') : pathname;
}

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  active: boolean;
  /** Whether leaving needs no confirmation; called on leaving. */
  mayGo: () => boolean;
  words: Record<'title' | 'text' | 'stay' | 'leave', string>;
  /** Called when the person leaves anyway. */
  onLeave?: () => void;
}

/** Asks for confirmation before unsaved input is lost, by a link or by closing the tab. */
export function LeaveGuard({ active, mayGo, words, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && !mayGo() && pageOf(currentLocation.pathname) !== pageOf(nextLocation.pathname),
  );

  useEffect(() => {
    if (!active) return undefined;
    const stop = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal });
    return () => stop.abort();
  }, [active]);

  const stay = () => blocker.reset?.();
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={words.title}
      actions={
        <>
          <Button onClick={leave}>{words.leave}</Button>
          <Button variant="primary" onClick={stay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
