import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const solid = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture in a single color. */
export const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff', background = '#c03020') =>
  solid(300, 200, background).toFormat(format).toBuffer();

/** A picture that compresses badly, so that half of its file can't be the whole picture. */
export const noise = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
  sharp({
    create: {
      width: 160,
      height: 160,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();

/** The first half of a file. */
export const half = (file: Buffer): Buffer => file.subarray(0, file.length >> 1);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A tiny PNG that claims any size. */
export function pngOf(width: number, height: number, data = Buffer.alloc(10)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // Bit depth 8, color type RGB.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Overwrites both dimensions at an offset after a marker in a file. */
function claiming(file: Buffer, mark: Buffer, offset: number, size: 2 | 4, side: number): Buffer {
  const lying = Buffer.from(file);
  const at = lying.indexOf(mark) + offset;
  lying.writeUIntBE(side, at, size);
  lying.writeUIntBE(side, at + size, size);
  return lying;
}

/** A JPEG whose frame header claims a huge size. */
export const vastJpeg = async () => claiming(await picture('jpeg'), Buffer.from([0xff, 0xc0]), 5, 2, 65_535);

/** An AVIF whose `ispe` property claims a huge size. */
export const vastAvif = async () => claiming(await picture('avif'), Buffer.from('ispe'), 8, 4, 65_535);

/** An AVIF of 4 megapixels whose `ispe` property claims 100 by 100. */
export const modestAvif = async () =>
  claiming(await solid(2000, 2000, '#c03020').avif({ effort: 0 }).toBuffer(), Buffer.from('ispe'), 8, 4, 100);

/** A GIF whose only frame claims a huge size. */
export async function vastGif(): Promise<Buffer> {
  const file = Buffer.from(await picture('gif'));
  file.writeUInt16LE(65_535, 6);
  file.writeUInt16LE(65_535, 8);
  const frame = file.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  file.writeUInt16LE(65_535, frame + 5);
  file.writeUInt16LE(65_535, frame + 7);
  return file;
}

/** A lossless WebP that claims 16,383 pixels a side, the format's maximum. */
export async function vastWebp(): Promise<Buffer> {
  const file = Buffer.from(await solid(30, 20, '#c03020').webp({ lossless: true }).toBuffer());
  const head = file.indexOf('VP8L') + 9;
  // Two 14-bit sizes, each minus one, and four more bits that are kept.
  const rest = (file.readUInt32LE(head) & 0xf0_00_00_00) >>> 0;
  file.writeUInt32LE(rest + 0x3f_fe * 0x40_00 + 0x3f_fe, head);
  return file;
}

export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" onload="alert(1)"><script>alert(1)</script></svg>',
);

export const page = '<!doctype html><html><script>alert(document.domain)</script></html>';

/** A complete picture followed by a web page. */
export const withPage = (file: Buffer): Buffer => Buffer.concat([file, Buffer.from(page)]);

/** Valid both as a script that starts with `GIF89a/*` and as the header of a GIF. */
export const gifScript = Buffer.from('GIF89a/*\x00\x00\x00\x00\x00*/=1;alert(document.domain);//', 'latin1');

/** A complete GIF with a script in a comment block. */
export async function gifWithComment(): Promise<Buffer> {
  const file = await picture('gif');
  const text = Buffer.from(page);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])]);
  return Buffer.concat([file.subarray(0, -1), comment, file.subarray(-1)]);
}

/** The end record of a ZIP file, which readers search for from the back. */
export const zipEnd = Buffer.from(`PK\x05\x06${'\x00'.repeat(18)}`, 'latin1');

/** A photo with metadata about place, author and orientation: 300 × 200, its left half red. */
export async function photograph(orientation = 1): Promise<Buffer> {
  const left = await solid(150, 200, '#e00000').png().toBuffer();
  return solid(300, 200, '#0000e0')
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Artist: 'Ada Secretive', Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Ada Secretive</secret></x:xmpmeta>')
    .withMetadata({ orientation })
    .toBuffer();
}

/** Three frames: red, green, blue. */
export async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#e00000', '#00e000', '#0000e0'].map((color) => solid(80, 80, color).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}
