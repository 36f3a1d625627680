import { defaultCampaigns, isCampaigns, type Campaigns } from '../../src/shared/campaigns.ts';
import { campaignsSetting } from '../kernel/campaignsSetting.ts';
import { polled } from '../kernel/polled.ts';
import type { Services } from '../kernel/services.ts';

export type CampaignsNow = () => Promise<Campaigns>;

/** Where campaigns are kept, by the operator's setting. Until it could be read, nothing is written. */
export function campaignsNow({ db, log }: Pick<Services, 'db' | 'log'>): CampaignsNow {
  const now = polled(
    async () => {
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('name', '=', campaignsSetting)
        .executeTakeFirst();
      return isCampaigns(row?.value) ? row.value : defaultCampaigns;
    },
    (error) => log.error({ err: error }, 'The setting of campaigns could not be read'),
  );
  return async () => (await now()) ?? 'tab';
}
