import * as v from 'valibot';
import type { Caller } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';

/** A SHA-256 hash in base64url, as returned by `tokenHash`. */
const form = v.object({
  tokenHashes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))), v.maxLength(20)),
});

/**
 * Ends sessions whose log-out request never reached the server, identified by their token hashes. Does not reveal
 * whether any existed.
 * @throws Failure BAD_USER_INPUT, RATE_LIMITED
 */
export async function endSessions(
  { db, clock }: Services,
  caller: Caller,
  tokenHashes: unknown,
): Promise<void> {
  const given = parseInput(form, { tokenHashes });
  if (given.tokenHashes.length === 0) return;
  await consumeLimit(db, 'authCodeIp', caller.ip);
  await db
    .updateTable('sessions')
    .set({ revoked_at: clock() })
    .where(
      'token_hash',
      'in',
      given.tokenHashes.map((hash) => Buffer.from(hash, 'base64url')),
    )
    .where('revoked_at', 'is', null)
    .execute();
}
