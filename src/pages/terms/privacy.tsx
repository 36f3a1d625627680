import { CampaignChoice } from '@/features/campaigns/CampaignChoice';
import { documentPage } from '@/features/documents/documentPage';

const page = documentPage('privacy');

export const { loader, prepareData } = page;

/** Which data is stored, why, and for how long; with the choice about campaigns. */
export function Component() {
  return (
    <>
      <page.Component />
      <CampaignChoice />
    </>
  );
}
