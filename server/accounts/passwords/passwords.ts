import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Caller } from '../../kernel/caller.ts';
import { fairQueue } from '../../kernel/fairQueue.ts';
import { networkOf, widerNetworkOf } from '../../kernel/networks.ts';

/** Argon2id with parameters recommended by OWASP: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const saltLength = 16;

/** How many hashes this process computes at once; more would only starve everything else of threads. */
const maxConcurrent = 2;

/** How many may wait in line; beyond that a response would come too late anyway. */
const maxWaiting = 100;

/** Computes hashes a few at a time. @throws Failure RATE_LIMITED */
const queued = fairQueue(maxConcurrent, maxWaiting);

/** For whom a hash is computed: the caller, and the login or ID of the account. They share the queue by network. */
export interface HashedFor {
  readonly ip: Caller['ip'];
  readonly account: string;
}

const lanesOf = ({ ip, account }: HashedFor): string[] => [
  widerNetworkOf(ip) ?? networkOf(ip),
  networkOf(ip),
  account,
];

const tagOf = (
  whom: HashedFor,
  password: string,
  salt: Buffer,
  options: { memory: number; passes: number; parallelism: number },
) =>
  queued(lanesOf(whom), () =>
    promisify(argon2)('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      tagLength,
      ...options,
    }),
  );

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const encoded = (salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;

/** The stored hash of a password, in the PHC string format. @throws Failure RATE_LIMITED if too many wait */
export async function hashPassword(password: string, whom: HashedFor): Promise<string> {
  const salt = randomBytes(saltLength);
  return encoded(salt, await tagOf(whom, password, salt, cost));
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Matches no password; checking against it takes as long as against any other hash. */
const unmatchableHash = encoded(Buffer.alloc(saltLength), Buffer.alloc(tagLength));

/**
 * Whether a password matches the stored hash. Without a stored hash it takes the same time and returns false.
 * @throws Failure RATE_LIMITED if too many wait
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  whom: HashedFor,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = format.exec(stored ?? unmatchableHash) ?? [];
  if (!memory) throw new Error('A stored password hash is not in the PHC format of argon2id');
  const options = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await tagOf(whom, password, Buffer.from(salt, 'base64'), options);
  const expected = Buffer.from(tag, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) && typeof stored === 'string';
}
