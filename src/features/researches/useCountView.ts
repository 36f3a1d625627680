import { useEffect, useEffectEvent } from 'react';
import { ResearchViewedDocument } from '@/graphql/generated/public/researches';
import { publicFetch } from '@/graphql/publicFetch';
import { useLang } from '@/i18n/lang';
import { isCrawler } from '@/lib/crawler';
import { whenIdle } from '@/lib/whenIdle';
import { session } from '@/session/session';

/** Calls `act` once somebody can see the page; gives how to cancel. */
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

/**
 * Counts a view of a research once its page has been shown to a person, and says whose read it was where somebody is
 * signed in; nothing waits for it.
 */
export function useCountView(slug: string, isCounted: boolean): void {
  const lang = useLang();
  const count = useEffectEvent((viewed: string) => {
    const bearer = session.getState().token;
    publicFetch(ResearchViewedDocument, { lang, variables: { slug: viewed }, bearer, keepalive: true }).catch(
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
