import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { attemptKey, attempts } from '@/features/checkout/attempt/attemptStore';

/**
 * Reloads what the page says about an earlier payment when that may have changed: another tab has paid, or the
 * connection is back after a request may have got lost.
 */
export function useNewsOfAttempts(productId: string, renewPrice: () => void): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => {
    renewPrice();
    void revalidate();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('storage', ({ key }) => key === attemptKey(productId) && reload(), { signal });
    window.addEventListener('online', () => attempts.read(productId) && reload(), { signal });
    return () => stop.abort();
  }, [productId]);
}
