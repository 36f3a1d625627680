import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from '../database/schema.ts';

/** The services that every part of the server works with. No module has state of its own. */
export interface Services {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly clock: () => Date;
  /** A key of 32 bytes for one purpose, the same on every copy of the server. */
  readonly secret: (purpose: string) => Buffer;
  readonly log: Log;
}

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** The root secret: `APP_SECRET`, or in demo mode one made once and kept in the database. */
export async function rootSecret(db: Kysely<Database>, appSecret: string | undefined): Promise<string> {
  if (appSecret !== undefined) return appSecret;
  await db
    .insertInto('settings')
    .values({ name: 'appSecret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'appSecret')
    .executeTakeFirstOrThrow();
  return value;
}

/** Keys derived from the root secret, each once. */
export function secretsFrom(root: string): Services['secret'] {
  const keys = new Map<string, Buffer>();
  return (purpose) => {
    const key = keys.get(purpose) ?? createHmac('sha256', root).update(purpose).digest();
    keys.set(purpose, key);
    return key;
  };
}
