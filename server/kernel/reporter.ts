import { createHmac } from 'node:crypto';
import type { Caller } from './caller.ts';
import { networkOf } from './networks.ts';
import type { Services } from './services.ts';

/**
 * Identifies who reports one subject, such as a dream, so that they count once: by their account, or by their network.
 * It reveals neither who they are nor what else they reported.
 */
export const reporterOf = (
  { secret }: Pick<Services, 'secret'>,
  { user, ip }: Pick<Caller, 'user' | 'ip'>,
  { purpose, id }: { purpose: 'dream-reports' | 'rating-reports'; id: string },
): string =>
  createHmac('sha256', secret(purpose))
    .update(`${id} ${user ? `user ${user.id}` : `network ${networkOf(ip)}`}`)
    .digest('base64url');
