import type { Kysely } from 'kysely';
import { product } from '../../../src/shared/product.ts';
import type { Config } from '../../kernel/config.ts';
import type { Database } from '../../database/schema.ts';

/** The seller, as named on a receipt. */
export interface Seller {
  /** Name and address. */
  readonly lines: readonly string[];
  readonly taxId: string | null;
}

/** The `settings` rows about the seller: the lines of its name and address, and its tax ID. */
const names = ['seller', 'sellerTaxId'] as const;

/** The seller from the settings; if they're empty, the product's name and its site's host. */
export async function sellerOf(
  db: Kysely<Database>,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): Promise<Seller> {
  const rows = await db.selectFrom('settings').selectAll().where('name', 'in', names).execute();
  const valueOf = (name: (typeof names)[number]) => rows.find((row) => row.name === name)?.value.trim();
  const lines = (valueOf('seller') ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    lines: lines.length > 0 ? lines : [product.name, new URL(publicOrigin).host],
    taxId: valueOf('sellerTaxId') || null,
  };
}
