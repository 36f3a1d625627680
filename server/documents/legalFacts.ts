import type { Kysely } from 'kysely';
import { product } from '../../src/shared/product.ts';
import type { Database } from '../database/schema.ts';
import type { Config } from '../kernel/config.ts';
import { contactSetting } from '../kernel/siteInbox.ts';

/** The rows of `settings` about the seller: name and address in lines, and what an imprint names besides. */
export const sellerSettings = {
  seller: 'seller',
  representative: 'sellerRepresentative',
  register: 'sellerRegister',
  taxId: 'sellerTaxId',
  phone: 'sellerPhone',
  contact: contactSetting,
} as const;

/** A placeholder of a document whose value is a setting. */
export type SellerFact = keyof typeof sellerSettings;

export const isSellerFact = (name: string): name is SellerFact => Object.hasOwn(sellerSettings, name);

/** The settings that are set, by the placeholder that stands for them. */
export async function storedFacts(db: Kysely<Database>): Promise<Partial<Record<SellerFact, string>>> {
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .where('name', 'in', Object.values(sellerSettings))
    .execute();
  const set = new Map(rows.map(({ name, value }) => [name, value.trim()]));
  return Object.fromEntries(
    Object.entries(sellerSettings).flatMap(([fact, name]) => {
      const value = set.get(name);
      return value ? [[fact, value]] : [];
    }),
  );
}

/** The same, with the product and its site in place of a seller, and the inbox of the configuration. */
export async function legalFacts(
  db: Kysely<Database>,
  { publicOrigin, contactEmail }: Pick<Config, 'publicOrigin' | 'contactEmail'>,
): Promise<Partial<Record<SellerFact, string>>> {
  return {
    seller: `${product.name}\n${new URL(publicOrigin).host}`,
    contact: contactEmail,
    ...(await storedFacts(db)),
  };
}
