import Cookies from 'js-cookie';
import {
  campaignAnswerCookie,
  defaultCampaigns,
  isCampaigns,
  mayKeepCampaign,
  type CampaignAnswer,
  type Campaigns,
} from '@/shared/campaigns';

/** Where campaigns are kept; the server names it in the document. */
export function campaigns(): Campaigns {
  if (import.meta.env.SSR) return defaultCampaigns;
  const named = document.documentElement.dataset['campaigns'];
  return isCampaigns(named) ? named : defaultCampaigns;
}

/** Whether the browser sends Global Privacy Control; if so, no campaign is recorded. */
export const isPrivate = (): boolean =>
  // Not in TypeScript's DOM types yet.
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** What the visitor answered when asked for the cookie; undefined if they haven't yet. */
export function campaignAnswer(): CampaignAnswer | undefined {
  const answer = Cookies.get(campaignAnswerCookie.name);
  return answer === 'yes' || answer === 'no' ? answer : undefined;
}

export function rememberAnswer(answer: CampaignAnswer): void {
  Cookies.set(campaignAnswerCookie.name, answer, {
    expires: campaignAnswerCookie.days,
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  });
}

/** Whether the campaign may be written to its cookie. */
export const mayWriteCampaign = (): boolean => mayKeepCampaign(campaigns(), campaignAnswer());
