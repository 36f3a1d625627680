import { useState } from 'react';
import * as v from 'valibot';
import { refresh } from '@/data/account/operations';
import { useLang } from '@/i18n/lang';
import { tabMemory } from '@/lib/tabMemory';
import { usePolling } from '@/ui/usePolling';

/** The renewal method before this tab left to save another one; null for the wallet. */
const awaited = tabMemory('subscription.method', v.object({ before: v.nullable(v.string()) }));

/** Remembers the current renewal method before leaving for the provider's page. */
export const awaitMethod = (before: string | null): void => awaited.keep({ before });

/** Number of polls after returning; by then the provider has reported back, or nothing was saved. */
const maxPolls = 15;

/** Polls the page's data until the method saved at the provider shows up. */
export function useAwaitedMethod(current: string | null): void {
  const lang = useLang();
  const [left, setLeft] = useState(() => (awaited.read()?.before === current ? maxPolls : 0));
  const isWaiting = left > 0 && awaited.read()?.before === current;
  usePolling(isWaiting, async () => {
    if (left === 1) awaited.keep(undefined);
    setLeft(left - 1);
    await refresh(lang);
  });
}
