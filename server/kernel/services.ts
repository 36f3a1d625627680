import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from '../database/schema.ts';

/** The services that every part of the server uses. Modules have no state of their own. */
export interface Services {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly clock: () => Date;
  /** A 32-byte key for one purpose, the same on every instance. */
  readonly secret: (purpose: string) => Buffer;
  readonly log: Log;
}

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** The root secret: `APP_SECRET`, or in demo mode one generated once and stored in the database. */
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

/** Derives keys from the root secret, each only once. */
export function secretsFrom(root: string): Services['secret'] {
  const keys = new Map<string, Buffer>();
  return (purpose) => {
    const key = keys.get(purpose) ?? createHmac('sha256', root).update(purpose).digest();
    keys.set(purpose, key);
    return key;
  };
}
