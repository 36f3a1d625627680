import type { FastifyReply, FastifyRequest } from 'fastify';
import { campaignAnswerCookie, mayKeepCampaign, type Campaigns } from '../../src/shared/campaigns.ts';
import { readUtm, utmCookie, type Utm } from '../../src/shared/utm.ts';

const cookieNamed = (name: string, cookies = ''): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];

/** The campaign in the visitor's cookie; empty if there is none, or it isn't readable. */
function knownUtm(cookies: string | undefined): Utm {
  const text = cookieNamed(utmCookie.name, cookies);
  try {
    return text === undefined ? {} : readUtm(JSON.parse(decodeURIComponent(text)));
  } catch {
    // Not written by this code.
    return {};
  }
}

/**
 * Records the campaign parameters of a URL in the visitor's cookie, as the application does, for a visitor whom a
 * redirect takes to another site before it starts. Not with Global Privacy Control, nor where the cookie needs a yes that
 * the visitor hasn't given.
 */
export function recordUtm(
  { headers, protocol }: FastifyRequest,
  reply: FastifyReply,
  query: string,
  campaigns: Campaigns,
): void {
  const given = readUtm(Object.fromEntries(new URLSearchParams(query)));
  if (Object.keys(given).length === 0 || headers['sec-gpc'] === '1') return;
  const answer = cookieNamed(campaignAnswerCookie.name, headers.cookie) === 'yes' ? 'yes' : undefined;
  if (!mayKeepCampaign(campaigns, answer)) return;
  const value = encodeURIComponent(JSON.stringify({ ...knownUtm(headers.cookie), ...given }));
  const lifetime = `Max-Age=${utmCookie.days * 86_400}`;
  const secure = protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${utmCookie.name}=${value}; Path=/; ${lifetime}; SameSite=Lax${secure}`);
}
