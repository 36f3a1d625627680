import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of an id, a UUID. */
const idBytes = 16;

const sealOf = (key: Buffer, id: Buffer): Buffer => createHmac('sha256', key).update(id).digest();

/** A code that names an id, with a seal that only who has the key can make; 64 characters. It is stored nowhere. */
export function sealId(key: Buffer, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sealOf(key, id)]).toString('base64url');
}

/** The id that a code names; undefined for a code that was not made with the key. */
export function openSealedId(key: Buffer, code: string): string | undefined {
  if (!/^[\w-]{64}$/.test(code)) return undefined;
  const bytes = Buffer.from(code, 'base64url');
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), sealOf(key, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
