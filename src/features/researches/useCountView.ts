import { useEffect, useEffectEvent } from 'react';
import { ResearchViewedDocument } from '@/data/generated/public/researches';
import { request } from '@/data/request';
import { useLang } from '@/i18n/lang';
import { isCrawler } from '@/lib/crawler';
import { whenIdle } from '@/lib/whenIdle';
import { session } from '@/session/session';

/** Calls `act` once the page is visible; returns a function that cancels. */
function whenVisible(act: () => void): () => void {
  const stop = new AbortController();
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    stop.abort();
    act();
  };
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  look();
  return () => stop.abort();
}

/** Counts a view of a study once its page has been visible, for the signed-in user if any. Doesn't block anything. */
export function useCountView(slug: string, isCounted: boolean): void {
  const lang = useLang();
  const count = useEffectEvent((viewed: string) => {
    const bearer = session.getState().token;
    request(ResearchViewedDocument, { lang, variables: { slug: viewed }, bearer, keepalive: true }).catch(
      (error: unknown) => console.info('The view was not counted', error),
    );
  });
  useEffect(() => {
    if (!isCounted || isCrawler(navigator.userAgent)) return undefined;
    let stopLooking: (() => void) | undefined;
    const cancel = whenIdle(() => (stopLooking = whenVisible(() => count(slug))));
    return () => {
      cancel();
      stopLooking?.();
    };
  }, [slug, isCounted]);
}
