import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts bytes for one owner: nonce, tag and ciphertext in one piece. What was encrypted for one owner cannot be
 * decrypted for another, so that a row of the database cannot be assigned to another person.
 */
export function encrypt(key: Buffer, owner: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(
    Buffer.from(owner),
  );
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Decrypts what `encrypt` made. Throws where the key or the owner is another one, or a byte was changed. */
export function decrypt(key: Buffer, owner: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceLength);
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()]);
}
