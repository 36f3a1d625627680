import { Secret, TOTP } from 'otpauth';
import { product } from '../../../src/shared/product.ts';
import type { User } from '../../kernel/caller.ts';
import type { Services } from '../../kernel/services.ts';
import { encrypt, decrypt } from './encryption.ts';

/** Parameters that every authenticator app supports (RFC 6238): SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many time steps a clock may be off by. */
const window = 1;

const keyOf = ({ secret }: Pick<Services, 'secret'>): Buffer => secret('totp-secret');

/** A new 160-bit secret, in the encrypted form for the database and in the form for the owner's app. */
export function newTotpSecret(
  services: Pick<Services, 'secret'>,
  user: Pick<User, 'id' | 'email'>,
): { sealed: Buffer; secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ ...settings, secret, issuer: product.name, label: user.email ?? user.id });
  return {
    sealed: encrypt(keyOf(services), user.id, secret.bytes),
    secret: secret.base32,
    uri: totp.toString(),
  };
}

/** The time step that a six-digit code belongs to, the current or an adjacent one; undefined for a wrong code. */
export function totpStep(
  services: Pick<Services, 'secret' | 'clock'>,
  { userId, sealed, otp }: { userId: string; sealed: Buffer; otp: string },
): number | undefined {
  const timestamp = services.clock().getTime();
  const secret = new Secret({ buffer: Uint8Array.from(decrypt(keyOf(services), userId, sealed)).buffer });
  const delta = TOTP.validate({ ...settings, secret, token: otp, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: settings.period, timestamp }) + delta;
}
