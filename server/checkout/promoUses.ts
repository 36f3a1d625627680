import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Counts one more use of a promo code; false when it is used up. */
export async function takePromoCode(trx: Kysely<Database>, code: string): Promise<boolean> {
  const taken = await trx
    .updateTable('promo_codes')
    .set({ uses: sql`uses + 1` })
    .where('code', '=', code)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Gives a use back, when its order came to nothing or was changed. */
export async function giveBackPromoCode(trx: Kysely<Database>, code: string | null): Promise<void> {
  if (code === null) return;
  await trx
    .updateTable('promo_codes')
    .set({ uses: sql`uses - 1` })
    .where('code', '=', code)
    .where('uses', '>', 0)
    .execute();
}
