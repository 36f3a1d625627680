import type { Kysely } from 'kysely';
import type { Role } from '../../src/shared/desk/roles.ts';
import type { Database } from '../database/schema.ts';

/** The role of an account at the desk, as of now; undefined if it is not of the staff, or is blocked. */
export async function roleOf(db: Kysely<Database>, userId: string): Promise<Role | undefined> {
  const row = await db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select('role')
    .where('user_id', '=', userId)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();
  return row?.role;
}

/** Makes an account an owner, unless it has a role. */
export async function makeOwner(db: Kysely<Database>, now: Date, userId: string, by: string): Promise<void> {
  await db
    .insertInto('staff')
    .values({ user_id: userId, role: 'owner', added_by: by, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
