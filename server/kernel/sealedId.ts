import { createHmac, timingSafeEqual } from 'node:crypto';

/** The length of an ID (a UUID) in bytes. */
const idBytes = 16;

const sealOf = (key: Buffer, id: Buffer): Buffer => createHmac('sha256', key).update(id).digest();

/** A 64-character code containing an ID and a MAC that only the key holder can create. Nothing is stored. */
export function sealId(key: Buffer, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sealOf(key, id)]).toString('base64url');
}

/** The ID in a code; undefined if the code was not created with the key. */
export function openSealedId(key: Buffer, code: string): string | undefined {
  if (!/^[\w-]{64}$/.test(code)) return undefined;
  const bytes = Buffer.from(code, 'base64url');
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), sealOf(key, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
