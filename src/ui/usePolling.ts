import { useEffect, useEffectEvent, useState } from 'react';

const second = 1000;

/** Milliseconds until the next poll: short at first, longer later. */
const nextPollDelay = (looks: number): number => (looks < 10 ? 1.5 : looks < 30 ? 5 : 20) * second;

/** Polls while there is something to wait for, unless the page is hidden or offline. */
export function usePolling(isWaiting: boolean, look: () => Promise<void>): void {
  const [looks, setLooks] = useState(0);

  const lookOnce = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    await look();
    setLooks((count) => count + 1);
  });

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void lookOnce(), nextPollDelay(looks));
    const wake = () => void lookOnce();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isWaiting, looks]);
}
