import type { Kysely } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { memberAt } from '../grants/membership.ts';
import { assumedCountry, buyerCountryOf } from '../../law/buyerCountry.ts';
import { isNotSoldTo, notSoldHere } from '../orders/notSoldTo.ts';
import { taxRate } from '../orders/taxRate.ts';
import { ownedIn, ownership, type Item, type OwnedProduct, type Owner } from './ownership.ts';

/** What a price depends on besides the selection, and what the buyer has of the product already. */
export interface BuyerTerms {
  /** Whether they pay member prices. */
  readonly isMember: boolean;
  /** Of the tax that their prices include, in basis points. */
  readonly taxRate: number;
  /** How they own the product; undefined if they don't. Says nothing about a plan. */
  readonly owned: OwnedProduct | undefined;
}

/** One statement, since sending several takes longer than executing them. */
const termsQuery = prepared('buyer_terms', (db, values: Owner & { country: string | null }) =>
  ownership(db, values)
    .select((eb) => memberAt(eb, values.now).as('isMember'))
    .select(taxRate(values.userId, values.country).as('taxRate'))
    .select(isNotSoldTo(buyerCountryOf(values.userId, values.country)).as('isRefused')),
);

/**
 * The terms of a buyer, with or without a session, who asks for a product in a tariff on a page in a language;
 * undefined if there is none. @throws Failure NOT_SOLD_HERE
 */
export async function buyerTerms(
  db: Kysely<Database>,
  now: Date,
  user: Pick<User, 'id'> | undefined,
  lang: Lang,
  item: Item,
): Promise<BuyerTerms | undefined> {
  const country = assumedCountry(lang);
  const [found] = await termsQuery(db, { now, userId: user?.id ?? '', country, ...item });
  if (!found) return undefined;
  if (found.isRefused) throw notSoldHere();
  return { isMember: found.isMember === true, taxRate: found.taxRate, owned: user && ownedIn(found, item) };
}
