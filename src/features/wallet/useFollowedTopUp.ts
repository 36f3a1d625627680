import { useEffect, useEffectEvent, useState } from 'react';
import { announceElsewhere } from '@/data/changes';
import { query, refresh } from '@/data/account/operations';
import { TopUpStateDocument, type FollowedTopUpFragment } from '@/data/generated/payments';
import { useLang } from '@/i18n/lang';
import { endRequest, pendingFor } from '@/lib/pendingRequest';
import { usePolling } from '@/ui/usePolling';
import { topUpPurpose } from '@/features/wallet/sendTopUp';
import { isDecided } from '@/features/wallet/topUpState';

/** Polls a top-up until it's final, then ends its idempotency key and reloads the page's balance. */
export function useFollowedTopUp(opening: FollowedTopUpFragment): FollowedTopUpFragment {
  const lang = useLang();
  const [topUp, setTopUp] = useState(opening);
  const decided = isDecided(topUp);

  const end = useEffectEvent(() => {
    if (pendingFor(topUpPurpose)?.followed === topUp.id) endRequest(topUpPurpose);
    // The balance is loaded in parallel with the top-up, so it may be stale.
    void refresh(lang);
    announceElsewhere();
  });

  useEffect(() => {
    if (decided) end();
  }, [decided]);

  usePolling(!decided, async () => {
    const answer = await query(TopUpStateDocument, { lang, variables: { id: topUp.id } });
    const found = 'data' in answer ? answer.data.transaction : null;
    if (found) setTopUp(found);
  });

  return topUp;
}
