import { useEffect, useEffectEvent } from 'react';
import { refresh } from '@/data/account/operations';
import { useLang } from '@/i18n/lang';

/** File URLs are valid for ten minutes; they are renewed before that. In milliseconds. */
const maxAgeMs = 8 * 60_000;

/** Renews the file URLs before they expire, while the page is visible. */
export function useRenewedFileUrls(askedAt: number): void {
  const lang = useLang();
  const renew = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void refresh(lang);
  });
  useEffect(() => {
    let renewedAt = askedAt;
    const look = () => {
      if (Date.now() - renewedAt < maxAgeMs) return;
      renewedAt = Date.now();
      renew();
    };
    const timer = setInterval(look, 30_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [askedAt]);
}
