import { useState } from 'react';
import * as v from 'valibot';
import { refresh } from '@/data/account/operations';
import { useLang } from '@/i18n/lang';
import { tabMemory } from '@/lib/tabMemory';
import { usePolling } from '@/ui/usePolling';

/** The method before this tab left to have another one saved; null for the wallet. */
const awaited = tabMemory('subscription.method', v.object({ before: v.nullable(v.string()) }));

/** Remembers what renewals were paid with when the tab leaves for the provider's page. */
export const awaitMethod = (before: string | null): void => awaited.keep({ before });

/** Looks so often after coming back; the provider has reported by then, or nothing was saved. */
const maxLooks = 15;

/** Has the page asked for anew until the method that was saved at the provider's is there. */
export function useAwaitedMethod(current: string | null): void {
  const lang = useLang();
  const [left, setLeft] = useState(() => (awaited.read()?.before === current ? maxLooks : 0));
  const isWaiting = left > 0 && awaited.read()?.before === current;
  usePolling(isWaiting, async () => {
    if (left === 1) awaited.keep(undefined);
    setLeft(left - 1);
    await refresh(lang);
  });
}
