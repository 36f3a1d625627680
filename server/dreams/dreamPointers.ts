import type { Kysely } from 'kysely';
import type { FieldErrors } from '../../src/shared/errorCodes.ts';
import type { Database } from '../database/schema.ts';

/** What a dream points at: at most one of these. */
export interface Pointers {
  readonly productId?: string | undefined;
  readonly planId?: string | undefined;
  readonly researchId?: string | undefined;
}

const defined = (ids: readonly (string | undefined)[]): string[] => ids.filter((id) => id !== undefined);

/**
 * Checks which of many pointers are available, with as many queries for a hundred as for one. Returns a function that
 * gives the errors of one set of pointers; undefined if there are none.
 */
export async function pointerCheck(
  db: Kysely<Database>,
  all: readonly Pointers[],
): Promise<(pointers: Pointers) => FieldErrors | undefined> {
  const asked = {
    products: defined(all.map(({ productId }) => productId)),
    plans: defined(all.map(({ planId }) => planId)),
    researches: defined(all.map(({ researchId }) => researchId)),
  };
  const [products, plans, researches] = await Promise.all([
    asked.products.length === 0
      ? []
      : db
          .selectFrom('products')
          .select('id')
          .where('id', 'in', asked.products)
          .where('active', '=', true)
          .execute(),
    asked.plans.length === 0
      ? []
      : db
          .selectFrom('plans')
          .innerJoin('products', 'products.id', 'plans.product_id')
          .select('plans.id')
          .where('plans.id', 'in', asked.plans)
          .where('plans.active', '=', true)
          .where('products.active', '=', true)
          .execute(),
    asked.researches.length === 0
      ? []
      : db
          .selectFrom('researches')
          .select('id')
          .where('id', 'in', asked.researches)
          .where('status', '=', 'PUBLISHED')
          .execute(),
  ]);
  const known = {
    productId: new Set(products.map(({ id }) => id)),
    planId: new Set(plans.map(({ id }) => id)),
    researchId: new Set(researches.map(({ id }) => id)),
  };
  const names = ['productId', 'planId', 'researchId'] as const;

  return (pointers) => {
    const given = names.filter((name) => pointers[name] !== undefined);
    const wrong = given.length > 1 ? given : given.filter((name) => !known[name].has(pointers[name] ?? ''));
    return wrong.length === 0 ? undefined : Object.fromEntries(wrong.map((name) => [name, 'invalid']));
  };
}
