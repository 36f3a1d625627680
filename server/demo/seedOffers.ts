import type { Transaction } from 'kysely';
import { projectName } from '../../src/shared/projects.ts';
import type { Database } from '../database/schema.ts';

const day = 86_400_000;

/** Promo codes of every kind, and a temporary and a permanent route rule. */
export async function seedOffers(db: Transaction<Database>, now: Date): Promise<void> {
  const always = { active: true, product_id: null, valid_until: null, max_uses: null, uses: 0 };
  await db
    .insertInto('promo_codes')
    .values([
      { ...always, code: 'SPRING10', percent: 10 },
      { ...always, code: 'WINTER20', percent: 20, valid_until: new Date(now.getTime() - 30 * day) },
      { ...always, code: 'FIRST50', percent: 50, max_uses: 0 },
      { ...always, code: 'ATLAS15', percent: 15, product_id: '2' },
      { ...always, code: 'WELCOME100', percent: 100, product_id: '1' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('route_rules')
    .values([
      {
        id: 'shop',
        pattern: '/:lang/shop',
        target: '/:lang/products/1/payment',
        status: 302,
        active: true,
        position: 1,
      },
      {
        id: 'studies',
        pattern: '/:lang/studies',
        target: `/:lang/projects/${projectName('science')}`,
        status: 301,
        active: true,
        position: 2,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
