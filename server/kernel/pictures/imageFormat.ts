/** A picture format that is accepted from strangers. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const text = (bytes: Buffer, from: number, length: number): string =>
  bytes.toString('latin1', from, from + length);

/** Whether `ftyp`, the first box of an ISO media file, lists an AVIF brand. */
function hasAvifBrand(bytes: Buffer): boolean {
  if (bytes.length < 16 || text(bytes, 4, 4) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  // The major brand, its version, then the compatible brands.
  for (let at = 8; at + 4 <= end; at += 4)
    if (at !== 12 && ['avif', 'avis'].includes(text(bytes, at, 4))) return true;
  return false;
}

/** The format of a file by its first bytes, regardless of name; undefined unless it is a supported picture. */
export function imageFormatOf(bytes: Buffer): ImageFormat | undefined {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return 'webp';
  return hasAvifBrand(bytes) ? 'avif' : undefined;
}
