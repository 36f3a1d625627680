/**
 * Where the parameters of a campaign are kept: `cookie` for 30 days, `consent` in a tab's memory until the visitor agrees
 * to the cookie, `tab` in a tab's memory only.
 */
export const campaignModes = ['cookie', 'consent', 'tab'] as const;

export type Campaigns = (typeof campaignModes)[number];

/** What the specification says, and what applies without a server that names another. */
export const defaultCampaigns: Campaigns = 'cookie';

export const isCampaigns = (value: unknown): value is Campaigns =>
  campaignModes.some((mode) => mode === value);

/** The cookie with the visitor's answer, and how long it is remembered. */
export const campaignAnswerCookie = { name: 'campaigns', days: 180 } as const;

export type CampaignAnswer = 'yes' | 'no';

/** Whether the campaign may be written to its cookie. */
export const mayKeepCampaign = (campaigns: Campaigns, answer: CampaignAnswer | undefined): boolean =>
  campaigns === 'cookie' || (campaigns === 'consent' && answer === 'yes');
