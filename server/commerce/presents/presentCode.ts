import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Lang } from '../../../src/shared/languages.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { Services } from '../../kernel/services.ts';

/** Bytes of an id, a UUID. */
const idBytes = 16;

const sealOf = (secret: Services['secret'], id: Buffer): Buffer =>
  createHmac('sha256', secret('present')).update(id).digest();

/** The code that takes a present: its id with a seal that only we can make, 64 characters. It is stored nowhere. */
export function presentCode(secret: Services['secret'], presentId: string): string {
  const id = Buffer.from(presentId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sealOf(secret, id)]).toString('base64url');
}

/** The id of the present that a code takes; undefined for a code that we did not make. */
export function presentIdOf(secret: Services['secret'], code: string): string | undefined {
  if (!/^[\w-]{64}$/.test(code)) return undefined;
  const bytes = Buffer.from(code, 'base64url');
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), sealOf(secret, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The whole address that a present is taken at. */
export const presentLink = (
  { config, secret }: Pick<Services, 'config' | 'secret'>,
  lang: Lang,
  presentId: string,
): string => `${config.publicOrigin}${paths.present.href(lang, { code: presentCode(secret, presentId) })}`;
