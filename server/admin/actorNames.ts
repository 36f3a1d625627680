import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const prefix = 'desk:';

/** Who the actors of the audit log are: people of the staff by their address, as long as they have one. */
export async function actorNames(
  db: Kysely<Database>,
  actors: readonly string[],
): Promise<(actor: string) => string> {
  const ids = actors.filter((actor) => actor.startsWith(prefix)).map((actor) => actor.slice(prefix.length));
  const users = await db
    .selectFrom('users')
    .select(['id', 'login'])
    .where('id', 'in', ['', ...ids])
    .execute();
  const names = new Map(users.map(({ id, login }) => [prefix + id, login]));
  return (actor) => names.get(actor) ?? actor;
}
