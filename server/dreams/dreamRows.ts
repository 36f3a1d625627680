import { type Expression, type ExpressionBuilder, type Kysely, type Selectable, type SqlBool } from 'kysely';
import { foldedText } from '../../src/shared/searchKey.ts';
import type { DreamState } from '../../src/shared/states.ts';
import type { Bounds } from '../kernel/pagination.ts';
import { shownStatuses } from '../catalogue/researchPage.ts';
import type { Database } from '../database/schema.ts';
import { containsPattern } from '../database/like.ts';

/** A dream with its owner's public names, and the product that sells what it points at. */
export interface DreamRow extends Selectable<Database['dreams']> {
  readonly first_name: string | null;
  readonly user_name: string | null;
  /**
   * The product to buy, whether it was pointed at directly or through its plan or study; null if that is no longer
   * available.
   */
  readonly sold_by: string | null;
  /** The currency requested in the query. */
  readonly wanted_currency: string | null;
}

/** Anything else is not one of our IDs, and the database would reject some of it. */
const idPattern = /^[\w-]{1,64}$/;

/**
 * Selects dreams for a response. `wanted` is the ID of the currency requested for prices; an invalid one is ignored.
 */
const dreams = (db: Kysely<Database>, wanted: string | null = null) =>
  db
    .selectFrom('dreams')
    .innerJoin('users', 'users.id', 'dreams.user_id')
    .leftJoin('plans', (join) => join.onRef('plans.id', '=', 'dreams.plan_id').on('plans.active', '=', true))
    .leftJoin('researches', (join) =>
      join.onRef('researches.id', '=', 'dreams.research_id').on('researches.status', 'in', shownStatuses),
    )
    .selectAll('dreams')
    .select(['users.first_name', 'users.user_name'])
    .select((eb) => [
      eb.fn.coalesce('dreams.product_id', 'plans.product_id', 'researches.product_id').as('sold_by'),
      eb
        .cast<string | null>(eb.val(wanted !== null && idPattern.test(wanted) ? wanted : null), 'text')
        .as('wanted_currency'),
    ]);

type Conditions = ExpressionBuilder<Database, 'dreams' | 'users'>;

/** Dreams that anyone may see: public, in one of the states, not hidden, and not by a blocked author. */
const isShown = (eb: Conditions, states: readonly DreamState[]): Expression<SqlBool> =>
  eb.and([
    eb('dreams.is_public', '=', true),
    eb('dreams.status', 'in', states),
    eb('dreams.hidden_at', 'is', null),
    eb('users.blocked_at', 'is', null),
  ]);

export interface DreamQuery {
  /** The owner; if omitted, all public open dreams. */
  readonly ownerId?: string;
  readonly status?: DreamState | undefined;
  readonly search?: string | undefined;
  /** A currency ID. */
  readonly currencyId?: string | null | undefined;
}

const matching =
  ({ ownerId, status, search }: DreamQuery) =>
  (eb: Conditions): Expression<SqlBool> =>
    eb.and([
      ownerId === undefined ? isShown(eb, ['OPEN']) : eb('dreams.user_id', '=', ownerId),
      ...(ownerId !== undefined && status ? [eb('dreams.status', '=', status)] : []),
      ...(search
        ? [
            foldedText(search) === ''
              ? eb.lit(false)
              : eb('dreams.search_key', 'like', containsPattern(foldedText(search))),
          ]
        : []),
    ]);

/** A page of a list of dreams, newest first, with the total count. */
export async function findDreams(
  db: Kysely<Database>,
  query: DreamQuery,
  { offset, limit }: Bounds,
): Promise<{ dreams: DreamRow[]; total: number }> {
  const where = matching(query);
  const [rows, { total }] = await Promise.all([
    dreams(db, query.currencyId ?? null)
      .where(where)
      .orderBy('dreams.created_at', 'desc')
      .orderBy('dreams.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    db
      .selectFrom('dreams')
      .innerJoin('users', 'users.id', 'dreams.user_id')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(where)
      .executeTakeFirstOrThrow(),
  ]);
  return { dreams: rows, total };
}

/** A dream that a person may see: a public one that isn't archived, or their own; undefined for any other. */
export async function findDream(
  db: Kysely<Database>,
  id: string,
  { userId, currencyId }: { userId?: string | undefined; currencyId?: string | null | undefined },
): Promise<DreamRow | undefined> {
  if (!idPattern.test(id)) return undefined;
  return dreams(db, currencyId ?? null)
    .where('dreams.id', '=', id)
    .where((eb) =>
      eb.or([
        isShown(eb, ['OPEN', 'PROMISED', 'FULFILLED']),
        ...(userId === undefined ? [] : [eb('dreams.user_id', '=', userId)]),
      ]),
    )
    .executeTakeFirst();
}

/** A person's own dreams, by client key. */
export const dreamsByKey = (
  db: Kysely<Database>,
  userId: string,
  clientKeys: readonly string[],
): Promise<DreamRow[]> =>
  dreams(db)
    .where('dreams.user_id', '=', userId)
    .where('dreams.client_key', 'in', clientKeys)
    .orderBy('dreams.created_at', 'desc')
    .orderBy('dreams.id', 'desc')
    .execute();

/** A person's own dream, locked until the end of the caller's transaction; undefined if there is none. */
export async function lockOwnDream(
  trx: Kysely<Database>,
  userId: string,
  id: string,
): Promise<Selectable<Database['dreams']> | undefined> {
  if (!idPattern.test(id)) return undefined;
  return trx
    .selectFrom('dreams')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}
