import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type SqlBool,
} from 'kysely';
import type { DreamState } from '../../src/shared/states.ts';
import type { Bounds } from '../kernel/pagination.ts';
import { shownStatuses } from '../catalogue/researchPage.ts';
import type { Database } from '../database/schema.ts';
import { containsPattern } from '../database/like.ts';

/** A dream with what its owner lets be known, and the product that sells what it points at. */
export interface DreamRow extends Selectable<Database['dreams']> {
  readonly first_name: string | null;
  readonly user_name: string | null;
  /** Of the product itself, the plan or the research; null where that is not to be had any more. */
  readonly sold_by: string | null;
  /** The currency that the question names. */
  readonly wanted_currency: string | null;
}

/** Anything else is no id of ours; the database would refuse some of it. */
const idPattern = /^[\w-]{1,64}$/;

/**
 * Dreams as they are answered. `wanted` is the id of the currency that their prices are asked for in; what is none
 * counts as not said.
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

/** Dreams that anyone may see: public, in one of the states, not removed from the list, not of a blocked author. */
const isShown = (eb: Conditions, states: readonly DreamState[]): Expression<SqlBool> =>
  eb.and([
    eb('dreams.is_public', '=', true),
    eb('dreams.status', 'in', states),
    eb('dreams.hidden_at', 'is', null),
    eb('users.blocked_at', 'is', null),
  ]);

export interface DreamQuery {
  /** Whose; everybody's open and public ones, if left out. */
  readonly ownerId?: string;
  readonly status?: DreamState | undefined;
  readonly search?: string | undefined;
  /** The id of a currency. */
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
            sql<SqlBool>`(${eb.ref('dreams.title')} ilike ${containsPattern(search)} or ${eb.ref('dreams.description')} ilike ${containsPattern(search)})`,
          ]
        : []),
    ]);

/** A part of a list of dreams, the newest first, and how many there are in all. */
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

/** A dream that a person may see: public and not given up, or their own; undefined for any other. */
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
        isShown(eb, ['OPEN', 'FULFILLED']),
        ...(userId === undefined ? [] : [eb('dreams.user_id', '=', userId)]),
      ]),
    )
    .executeTakeFirst();
}

/** A person's own dreams by what their client called them. */
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

/** A person's own dream, held until the caller's database transaction ends; undefined where there is none. */
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
