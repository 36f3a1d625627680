import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '../../kernel/limitConcurrency.ts';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const saltLength = 16;

/** How many hashes this process makes at once: more would only take the threads from everything else. */
const atOnce = 2;

/** How many may wait for their turn: beyond that an answer would come too late for anyone. */
const maxWaiting = 100;

/** Makes hashes in turn. @throws Failure RATE_LIMITED */
const inTurn = limitConcurrency(atOnce, maxWaiting);

const tagOf = (
  password: string,
  salt: Buffer,
  options: { memory: number; passes: number; parallelism: number },
) =>
  inTurn(() =>
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

/** The stored hash of a password, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return encoded(salt, await tagOf(password, salt, cost));
}

const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** No password has this hash; checking one against it takes as long as against any other. */
const nobodys = encoded(Buffer.alloc(saltLength), Buffer.alloc(tagLength));

/** Whether a password is the stored one. Without a stored one it takes the same time and is false. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = format.exec(stored ?? nobodys) ?? [];
  if (!memory) throw new Error('A stored password hash is not in the PHC format of argon2id');
  const options = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await tagOf(password, Buffer.from(salt, 'base64'), options);
  const expected = Buffer.from(tag, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) && typeof stored === 'string';
}
