import type { Kysely } from 'kysely';
import type { OrderPage } from '../../../src/shared/desk/order.ts';
import { agreementsOf } from '../../commerce/agreements/agreements.ts';
import type { Database } from '../../database/schema.ts';

/** What the buyer of an order saw and agreed to, and when. */
export const shownAgreementsOf = async (
  db: Kysely<Database>,
  orderId: string,
): Promise<OrderPage['agreements']> =>
  (await agreementsOf(db, [orderId])).map((row) => ({
    at: row.at.toISOString(),
    act: row.act,
    language: row.language,
    country: row.country,
    startsNow: row.starts_now,
    documents: row.documents.map(({ kind, version }) => ({ kind, version })),
    sentences: row.sentences.map(({ text, agreed }) => ({ text, agreed })),
  }));
