import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import { areaOf } from '../../kernel/networks.ts';
import type { Services } from '../../kernel/services.ts';
import { signInDays } from './sessionList.ts';
import { describeUserAgent } from './userAgent.ts';

const day = 86_400_000;

/** How many past log-ins a new one is compared with, newest first. */
const maxCompared = 300;

/** What the history stores of a sign-in's network: a hash that can be compared but not read. */
export const areaHash = ({ secret }: Pick<Services, 'secret'>, ip: string): Buffer =>
  createHmac('sha256', secret('sign-in network')).update(areaOf(ip)).digest();

/** The browser, system and kind of device, regardless of version. */
function familyOf(userAgent: string | null): string {
  const { browser, os, device } = describeUserAgent(userAgent);
  return JSON.stringify([browser, os, device]);
}

/**
 * Whether the sign-ins of the last 90 days include both the caller's kind of browser and its network area. Also true
 * for the first sign-in of a new account, which has nothing to compare with.
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
  // Sign-ins from before areas were stored have none, which is no reason for an alert.
  return areas.length === 0 || areas.some((one) => area.equals(one));
}
