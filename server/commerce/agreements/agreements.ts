import { sql, type Kysely, type Selectable } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Database } from '../../database/schema.ts';
import { inForceAt } from '../../documents/inForce.ts';
import { messagesFor } from '../../kernel/messages.ts';
import type { ImmediateDelivery } from './immediateDelivery.ts';

/** What a buyer saw and agreed to. */
export type Agreement = Selectable<Database['order_agreements']>;

/** A sentence as it was shown; the brackets mark its links. */
const asShown = (text: string): string => text.replace(/[[\]]/g, '');

/** What a press of the pay button accepts. */
const accepted = (lang: Lang) => ({
  key: 'payment:receipt.terms',
  text: asShown(messagesFor(lang, 'payment')('receipt.terms')),
  agreed: true,
});

/** What was asked for, beside the pay button or on the page of the order. */
const askedFor = (lang: Lang, act: Agreement['act'], { kind }: ImmediateDelivery, agreed: boolean) => {
  const key = `${act === 'PAYMENT' ? 'box' : 'open'}.${kind}` as const;
  return { key: `delivery:${key}`, text: asShown(messagesFor(lang, 'delivery')(key)), agreed };
};

interface Agreeing {
  readonly orderId: string;
  readonly act: Agreement['act'];
  readonly at: Date;
  readonly lang: Lang;
  readonly country: string | null;
  /** What was asked, if anything was. */
  readonly asked: ImmediateDelivery | undefined;
  readonly startsNow: boolean;
}

/**
 * Keeps what the buyer of an order saw: the documents in force, the sentences in their language, and what they agreed
 * to. In the database transaction of the act.
 */
export async function recordAgreement(
  trx: Kysely<Database>,
  { orderId, act, at, lang, country, asked, startsNow }: Agreeing,
): Promise<void> {
  const sentences = [
    ...(act === 'PAYMENT' ? [accepted(lang)] : []),
    ...(asked ? [askedFor(lang, act, asked, startsNow)] : []),
  ];
  await trx
    .insertInto('order_agreements')
    .values({
      order_id: orderId,
      act,
      at,
      language: lang,
      country,
      starts_now: asked ? startsNow : null,
      // Read in the same statement, since every sale makes one.
      documents: sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'version', version)), '[]')
        from ${inForceAt(trx, at)} as in_force)`,
      sentences: JSON.stringify(sentences),
    })
    .execute();
}

/** What the buyers of orders agreed to, oldest first. */
export const agreementsOf = (db: Kysely<Database>, orderIds: readonly string[]): Promise<Agreement[]> =>
  db
    .selectFrom('order_agreements')
    .selectAll()
    .where('order_id', 'in', ['', ...orderIds])
    .orderBy('id')
    .execute();
