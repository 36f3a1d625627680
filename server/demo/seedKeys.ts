import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addKeys } from '../commerce/library/licenceKeys.ts';
import type { Database } from '../database/schema.ts';
import { textOf, type Rows } from '../content/tables.ts';

const keysInPool = 500;

/** A key that is the same on every start: `MOVE-3F9A-07C1-BB42`. */
function keyOf(pool: string, number: number): string {
  const digits = createHash('sha256').update(`${pool} ${number}`).digest('hex').slice(0, 12).toUpperCase();
  return [pool.slice(0, 4).toUpperCase(), ...(digits.match(/.{4}/g) ?? [])].join('-');
}

/** Fills the demo's license key pools once. */
export async function seedKeys(db: Transaction<Database>, content: Rows, now: Date): Promise<void> {
  const licences = (content.get('deliverables') ?? []).filter(({ kind }) => kind === 'LICENCE');
  for (const pool of new Set(licences.map((good) => textOf(good['pool']))))
    await addKeys(
      db,
      now,
      pool,
      Array.from({ length: keysInPool }, (_, number) => keyOf(pool, number)),
    );
}
