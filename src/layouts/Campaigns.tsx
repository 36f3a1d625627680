import { Suspense } from 'react';
import { useLang } from '@/i18n/lang';
import { withMessages } from '@/layouts/withMessages';
import { loadChunk } from '@/lib/chunks';
import { campaignAnswer, campaigns, isPrivate } from '@/session/campaigns';
import { useSession } from '@/session/session';
import { useHydrated } from '@/ui/useHydrated';

const questionFor = withMessages(
  async () => (await loadChunk(() => import('@/features/campaigns/CampaignQuestion'))).CampaignQuestion,
  ['campaigns'],
);

const isOpen = (): boolean => campaigns() === 'consent' && campaignAnswer() === undefined && !isPrivate();

/** Asks a visitor whom a campaign brought whether that may be remembered, if the shop asks. */
export function Campaigns() {
  const utm = useSession((state) => state.utm);
  const isHydrated = useHydrated();
  const Question = questionFor(useLang());
  if (!isHydrated || !utm || !isOpen()) return null;
  return (
    <Suspense>
      <Question />
    </Suspense>
  );
}
