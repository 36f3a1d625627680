import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ask } from '@/graphql/client/answer';
import { TopUpStateDocument, type FollowedTopUpFragment } from '@/graphql/generated/payments';
import { useLang } from '@/i18n/lang';
import { endRequest, pendingFor } from '@/lib/pendingRequest';
import { useRepeatedLook } from '@/ui/useRepeatedLook';
import { topUpPurpose } from '@/features/wallet/sendTopUp';
import { isDecided } from '@/features/wallet/topUpState';

/** Follows a top-up until it is decided; then its key is over, and the page asks for the new balance. */
export function useFollowedTopUp(opening: FollowedTopUpFragment): FollowedTopUpFragment {
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [topUp, setTopUp] = useState(opening);
  const decided = isDecided(topUp);

  const end = useEffectEvent(() => {
    if (pendingFor(topUpPurpose)?.followed === topUp.id) endRequest(topUpPurpose);
    // The balance is asked for beside the top-up, so it may have been read before.
    void revalidate();
  });

  useEffect(() => {
    if (decided) end();
  }, [decided]);

  useRepeatedLook(!decided, async () => {
    const answer = await ask(lang, TopUpStateDocument, { id: topUp.id });
    const found = 'data' in answer ? answer.data.transaction : null;
    if (found) setTopUp(found);
  });

  return topUp;
}
