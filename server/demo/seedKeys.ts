import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addKeys } from '../commerce/library/licenceKeys.ts';
import type { Database } from '../database/schema.ts';
import { goods } from './goods.ts';

const keysInPool = 500;

/** A key that is the same at every start: `MOVE-3F9A-07C1-BB42`. */
function keyOf(pool: string, number: number): string {
  const digits = createHash('sha256').update(`${pool} ${number}`).digest('hex').slice(0, 12).toUpperCase();
  return [pool.slice(0, 4).toUpperCase(), ...(digits.match(/.{4}/g) ?? [])].join('-');
}

/** Fills the demo's pools of license keys once. */
export async function seedKeys(db: Transaction<Database>, now: Date): Promise<void> {
  for (const good of Object.values(goods).flat())
    if (good.kind === 'LICENCE')
      await addKeys(
        db,
        now,
        good.pool,
        Array.from({ length: keysInPool }, (_, number) => keyOf(good.pool, number)),
      );
}
