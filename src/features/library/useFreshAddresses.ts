import { useEffect, useEffectEvent } from 'react';
import { refresh } from '@/data/account/operations';
import { useLang } from '@/i18n/lang';

/** Addresses of files work for ten minutes, in milliseconds; new ones are asked for before. */
const maxAgeMs = 8 * 60_000;

/** Asks for the addresses of files again before they stop working, as long as the page is seen. */
export function useFreshAddresses(askedAt: number): void {
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
