import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import { areaOf } from '../../kernel/networks.ts';
import type { Services } from '../../kernel/services.ts';
import { signInDays } from './sessionList.ts';
import { describeUserAgent } from './userAgent.ts';

const day = 86_400_000;

/** Log-ins that a new one is compared with, the latest first. */
const maxCompared = 300;

/** What the history keeps of where a sign-in comes from: it can be compared, and not be read. */
export const areaHash = ({ secret }: Pick<Services, 'secret'>, ip: string): Buffer =>
  createHmac('sha256', secret('sign-in network')).update(areaOf(ip)).digest();

/** The browser, system and kind of device, whatever their versions. */
function familyOf(userAgent: string | null): string {
  const { browser, os, device } = describeUserAgent(userAgent);
  return JSON.stringify([browser, os, device]);
}

/**
 * Whether the sign-ins of the last 90 days had both the caller's kind of browser and the area of its network. The first
 * sign-in of a new account has nothing to differ from.
 */
export async function isInHistory(
  trx: Kysely<Database>,
  services: Pick<Services, 'secret' | 'clock'>,
  userId: string,
  { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
): Promise<boolean> {
  const since = new Date(services.clock().getTime() - signInDays * day);
  const history = await trx
    .selectFrom('sign_ins')
    .select(['user_agent', 'network'])
    .where('user_id', '=', userId)
    .where('outcome', '=', 'SUCCEEDED')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(maxCompared)
    .execute();
  if (history.length === 0) {
    const account = await trx
      .selectFrom('users')
      .select('created_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return account.created_at > since;
  }
  const family = familyOf(userAgent ?? null);
  if (!history.some((row) => familyOf(row.user_agent) === family)) return false;
  const area = areaHash(services, ip);
  const areas = history.flatMap((row) => row.network ?? []);
  // Sign-ins from before areas were kept have none, which is no reason for an alert.
  return areas.length === 0 || areas.some((one) => area.equals(one));
}
