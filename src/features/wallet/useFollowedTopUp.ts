import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ask } from '@/graphql/client/answer';
import { TopUpStateDocument, type FollowedTopUpFragment } from '@/graphql/generated/payments';
import { useLang } from '@/i18n/lang';
import { begunTopUp, keepTopUp } from '@/features/wallet/topUpMemory';

const second = 1000;

/** Milliseconds until a top-up is looked at again: often at first, seldom later. */
export const nextLook = (looks: number): number => (looks < 10 ? 1.5 : looks < 30 ? 5 : 20) * second;

/** Whether nothing is to be expected of a top-up any more. */
export const isDecided = ({ status }: Pick<FollowedTopUpFragment, 'status'>): boolean =>
  status !== 'PENDING' && status !== 'PROCESSING';

/** Follows a top-up until it is decided; then its key is over, and the page asks for the new balance. */
export function useFollowedTopUp(opening: FollowedTopUpFragment): FollowedTopUpFragment {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [topUp, setTopUp] = useState(opening);
  const [looks, setLooks] = useState(0);
  const decided = isDecided(topUp);

  const end = useEffectEvent(() => {
    if (begunTopUp()?.transactionId === topUp.id) keepTopUp(undefined);
    // The balance was read before; where it was decided already, it was read after.
    if (!isDecided(opening)) void revalidate();
  });

  useEffect(() => {
    if (decided) end();
  }, [decided]);

  useEffect(() => {
    if (decided) return undefined;
    const look = async () => {
      // An unseen page asks nothing; it looks again as soon as it is seen.
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const answer = await ask(lang, TopUpStateDocument, { id: topUp.id });
      const found = 'data' in answer ? answer.data.transaction : null;
      if (found) setTopUp(found);
      setLooks((count) => count + 1);
    };
    const timer = setTimeout(() => void look(), nextLook(looks));
    const wake = () => void look();
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [decided, lang, looks, topUp.id]);

  return topUp;
}
