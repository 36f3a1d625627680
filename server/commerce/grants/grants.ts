import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What an order gave to a person, or what they got without one. */
export type Grant = Selectable<Database['grants']>;

/** A grant as it is written; it begins when it is written, where it does not say when. */
export type NewGrant = Omit<
  Insertable<Database['grants']>,
  'id' | 'created_at' | 'revoked_at' | 'revoked_because' | 'revoked_for'
>;

/** Writes a grant, in the database transaction of what it comes from. */
export const grant = (trx: Kysely<Database>, now: Date, values: NewGrant): Promise<Grant> =>
  trx
    .insertInto('grants')
    .values({ ...values, id: randomUUID(), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

interface Revoking {
  readonly at: Date;
  readonly because: NonNullable<Grant['revoked_because']>;
  /** The order whose payment takes the value over. */
  readonly orderId?: string;
}

/** Revokes a grant; one that is revoked already stays as it is. */
export async function revoke(
  trx: Kysely<Database>,
  { id }: Pick<Grant, 'id'>,
  { at, because, orderId }: Revoking,
): Promise<void> {
  await trx
    .updateTable('grants')
    .set({ revoked_at: at, revoked_because: because, revoked_for: orderId ?? null })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Grants of a person that are not revoked and not over, in the order in which they count. */
export const liveGrants = (
  trx: Kysely<Database>,
  userId: string,
  now: Date,
  kind: Grant['kind'],
): Promise<Grant[]> =>
  trx
    .selectFrom('grants')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** A grant's fields that its rest has, too. */
export const sameAs = ({ order_id, kind, subject, tariff, source, currency_id, payer_id }: Grant) => {
  return { order_id, kind, subject, tariff, source, currency_id, payer_id };
};

/** Grants whose rest was not granted again. An activation also follows the time it was taken in, as no rest of it. */
export const grantsWithoutRest = (trx: Kysely<Database>) =>
  trx
    .selectFrom('grants')
    .selectAll('grants')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('grants as rest')
            .select('rest.id')
            .whereRef('rest.follows', '=', 'grants.id')
            .whereRef('rest.kind', '=', 'grants.kind'),
        ),
      ),
    );

/** Grants of an order that were not revoked, of all people who have them. */
export const grantsOfOrder = (trx: Kysely<Database>, orderId: string): Promise<Grant[]> =>
  trx
    .selectFrom('grants')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
