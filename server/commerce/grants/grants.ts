import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What a user got from an order, or without one. */
export type Grant = Selectable<Database['grants']>;

/** A grant to insert; it starts when it's inserted unless it says otherwise. */
export type NewGrant = Omit<
  Insertable<Database['grants']>,
  'id' | 'created_at' | 'revoked_at' | 'revoked_because' | 'revoked_for'
>;

/** Inserts a grant, in the database transaction of what it comes from. */
export const grant = (trx: Kysely<Database>, now: Date, values: NewGrant): Promise<Grant> =>
  trx
    .insertInto('grants')
    .values({ ...values, id: randomUUID(), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

interface Revoking {
  readonly at: Date;
  readonly because: NonNullable<Grant['revoked_because']>;
  /** The order whose payment takes over the value. */
  readonly orderId?: string;
}

/** Revokes a grant, unless it's already revoked. */
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

/** A user's grants that are neither revoked nor over, in the order in which they run. */
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

/** The fields that the rest of a grant shares with it. */
export const sameAs = ({ order_id, kind, subject, tariff, source, currency_id, payer_id }: Grant) => {
  return { order_id, kind, subject, tariff, source, currency_id, payer_id };
};

/** What the rest of a grant has of its own. Without a start it starts now, or when the grant would have started. */
type Rest = Pick<NewGrant, 'paid_minor'> & Partial<Pick<NewGrant, 'user_id' | 'starts_at' | 'ends_at'>>;

/** Grants the rest of a grant again, since grants are otherwise immutable; the caller revokes the original. */
export const grantRest = (trx: Kysely<Database>, now: Date, of: Grant, rest: Rest): Promise<Grant> =>
  grant(trx, now, {
    ...sameAs(of),
    user_id: of.user_id,
    starts_at: of.starts_at > now ? of.starts_at : now,
    ends_at: of.ends_at,
    ...rest,
    follows: of.id,
  });

/** What an order gives right now; undefined if that is over. */
export const liveGrantOf = (trx: Kysely<Database>, orderId: string, now: Date): Promise<Grant | undefined> =>
  trx
    .selectFrom('grants')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['PLAN', 'PRODUCT'])
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();

/** Grants whose rest was not granted again. An activation also follows the time it was made in, but isn't its rest. */
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

/** An order's time that runs beside time without an end, which absorbed it; undefined if that is over. */
export const absorbedGrantOf = (
  trx: Kysely<Database>,
  orderId: string,
  now: Date,
): Promise<Grant | undefined> =>
  grantsWithoutRest(trx)
    .where('order_id', '=', orderId)
    .where('revoked_because', '=', 'ABSORBED')
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();

/** An order's unrevoked grants, of all users who have any. */
export const grantsOfOrder = (trx: Kysely<Database>, orderId: string): Promise<Grant[]> =>
  trx
    .selectFrom('grants')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
