import { createHmac, timingSafeEqual } from 'node:crypto';

/** The length of an ID (a UUID) in bytes. */
const idBytes = 16;

/** Ends each code: programs that turn text into links leave out a final `-` or `_`, in which base64url may end. */
const end = '0';

const sealOf = (key: Buffer, id: Buffer): Buffer => createHmac('sha256', key).update(id).digest();

/** A code for links that contains an ID and a MAC that only the key holder can create. Nothing is stored. */
export function sealId(key: Buffer, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sealOf(key, id)]).toString('base64url') + end;
}

/** The ID in a code; undefined if the code was not created with the key. Earlier codes had no end of their own. */
export function openSealedId(key: Buffer, code: string): string | undefined {
  const [, sealed] = /^([\w-]{64})0?$/.exec(code) ?? [];
  if (sealed === undefined) return undefined;
  const bytes = Buffer.from(sealed, 'base64url');
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), sealOf(key, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
