import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { isInHistory } from './deviceHistory.ts';
import { networkOf } from '../../kernel/networks.ts';

type Kind = Database['known_devices']['kind'];

const day = 86_400_000;

/** How long after its last sign-in a device or network stays known, in milliseconds. */
export const knownFor = { DEVICE: 365 * day, NETWORK: 90 * day } as const satisfies Record<Kind, number>;

/** How many devices, and how many networks, an account remembers; the least recently seen are dropped. */
const maxOfKind = 20;

/** The device and network of a request, which an account can remember. */
export type Origin = Pick<Caller, 'ip' | 'deviceKey'>;

/** The stored hash. It is keyed so that addresses cannot be brute-forced. */
const hashOf = ({ secret }: Pick<Services, 'secret'>, kind: Kind | 'REQUEST', value: string): Buffer =>
  createHmac('sha256', secret('known-device')).update(`${kind} ${value}`).digest();

const keysOf = (services: Pick<Services, 'secret'>, { ip, deviceKey }: Origin) => [
  { kind: 'NETWORK' as const, key_hash: hashOf(services, 'NETWORK', networkOf(ip)) },
  ...(deviceKey === undefined
    ? []
    : [{ kind: 'DEVICE' as const, key_hash: hashOf(services, 'DEVICE', deviceKey) }]),
];

/** Identifies the browser that requests a link, for storing with the link; undefined if the browser has no key. */
export const requestDevice = (
  services: Pick<Services, 'secret'>,
  { deviceKey }: Pick<Origin, 'deviceKey'>,
): Buffer | undefined => (deviceKey === undefined ? undefined : hashOf(services, 'REQUEST', deviceKey));

/** Records where the owner of an account signed in from, in the caller's transaction. */
export async function rememberDevice(
  trx: Kysely<Database>,
  services: Pick<Services, 'secret' | 'clock'>,
  origin: Origin,
  userId: string,
): Promise<void> {
  const now = services.clock();
  const seen = keysOf(services, origin).map((key) => ({ ...key, user_id: userId, last_seen_at: now }));
  await trx
    .insertInto('known_devices')
    .values(seen)
    .onConflict((conflict) => conflict.columns(['user_id', 'key_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('key_hash', 'in', (eb) =>
      eb
        .selectFrom((inner) =>
          inner
            .selectFrom('known_devices')
            .select(['key_hash', 'last_seen_at'])
            .select(({ fn }) =>
              fn
                .agg<number>('row_number')
                .over((over) => over.partitionBy('kind').orderBy('last_seen_at', 'desc'))
                .as('place'),
            )
            .where('user_id', '=', userId)
            .as('ranked'),
        )
        .select('key_hash')
        .where('place', '>', maxOfKind),
    )
    .execute();
}

/** Forgets every device and network of an account: they may not have been the owner's. */
export async function forgetDevices(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** How an account recognizes the origin of a request. A device is a stronger signal than a network. */
export interface Recognition {
  readonly by: Kind | undefined;
  /** Whether the account's address is verified: until then it is unknown whose inbox it is. */
  readonly isEmailVerified: boolean;
}

/**
 * Checks how an account, given by login or ID, recognizes the caller. Does the same work if there is no such account.
 */
export async function recognize(
  services: Pick<Services, 'db' | 'secret' | 'clock'>,
  origin: Origin,
  account: { readonly login: string } | { readonly userId: string },
): Promise<Recognition> {
  const now = services.clock().getTime();
  const known = await services.db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select(['kind', 'last_seen_at', 'email_verified_at'])
    .where(
      'key_hash',
      'in',
      keysOf(services, origin).map((key) => key.key_hash),
    )
    .where((eb) =>
      'login' in account ? eb('users.login', '=', account.login) : eb('users.id', '=', account.userId),
    )
    .execute();
  const fresh = known.filter((row) => row.last_seen_at.getTime() > now - knownFor[row.kind]);
  const best = fresh.find(({ kind }) => kind === 'DEVICE') ?? fresh[0];
  return { by: best?.kind, isEmailVerified: Boolean(best?.email_verified_at) };
}

/**
 * Whether an account knows the caller's device: by its browser's key, or else by the history of sign-ins. In the
 * caller's transaction.
 */
export async function isKnownDevice(
  trx: Kysely<Database>,
  services: Pick<Services, 'secret' | 'clock'>,
  userId: string,
  caller: Pick<Caller, 'ip' | 'userAgent' | 'deviceKey'>,
): Promise<boolean> {
  const { by } = await recognize({ ...services, db: trx }, caller, { userId });
  return by === 'DEVICE' || (await isInHistory(trx, services, userId, caller));
}
