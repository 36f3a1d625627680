import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { avatarLimits } from '../../../src/shared/avatar.ts';
import { issueSession } from '../../../server/identity/sessions.ts';
import { fileOf, person, post, uploadedIn, uploadFields } from '../support/avatarSupport.ts';
import { countedDatabase } from '../support/countedDatabase.ts';
import { ask, bearer } from '../support/calls.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { testApp, testServices } from '../support/harness.ts';
import {
  animation,
  gifScript,
  gifWithComment,
  half,
  modestAvif,
  noise,
  page,
  photograph,
  picture,
  pngOf,
  scriptedSvg,
  vastAvif,
  vastGif,
  vastJpeg,
  vastWebp,
  withPage,
  zipEnd,
} from '../support/hostileFiles.ts';

const services = await testServices();
const app = await testApp(services);
const { db, clock } = services;

let ada: Awaited<ReturnType<typeof person>>;
beforeEach(async () => {
  ada = await person(services, app);
});

const avatarOf = async (headers: Record<string, string>) =>
  (await ask(app, '{ me { avatar { path fileName width height size isOriginal } } }', { headers })).body
    .data?.['me'];

const get = (url: string) => app.inject({ url });

/** The red, green and blue of a picture at a point, given as fractions of its width and height. */
async function colorAt(file: Buffer, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor(across * info.width), Math.floor(down * info.height)];
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const red = [expect.closeTo(224, -1.3), expect.closeTo(0, -1.5), expect.closeTo(0, -1.5)];
const blue = [expect.closeTo(0, -1.5), expect.closeTo(0, -1.5), expect.closeTo(224, -1.3)];

describe('an avatar', () => {
  it('is stored as squares in four sizes, and returned with its user', async () => {
    const uploaded = uploadedIn(await ada.send(await photograph(), 'holiday.png'));
    const [stored] = await ada.images().then((images) => images.slice(-1));
    expect(uploaded).toEqual({
      path: expect.stringMatching(/^\/avatars\/[\w-]{22}$/),
      fileName: 'holiday.png',
      width: 512,
      height: 512,
      size: stored?.bytes.length,
      isOriginal: false,
    });
    expect(await avatarOf(ada.headers)).toEqual({ avatar: uploaded });
    for (const { pixels, bytes } of await ada.images())
      expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({
        format: 'webp',
        width: pixels,
        height: pixels,
      });
    expect((await ada.images()).map(({ pixels }) => pixels)).toEqual([64, 128, 256, 512]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'can be a %s file, whatever its name says',
    async (format) => {
      uploadedIn(await ada.send(await picture(format), 'me.exe', 'application/x-msdownload'));
      expect(await ada.images()).toHaveLength(4);
    },
  );

  it('is served with an immutable URL, in the requested size', async () => {
    const { path } = uploadedIn(await ada.send(await picture('png')));
    for (const [query, pixels] of [
      ['', 512],
      ['?size=64', 64],
      ['?size=128', 128],
      ['?size=256', 256],
      ['?size=512', 512],
    ] as const) {
      const response = await get(path + query);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
      });
      expect((await sharp(response.rawPayload).metadata()).width).toBe(pixels);
    }
  });

  it.each([
    '/avatars/AAAAAAAAAAAAAAAAAAAAAA',
    '/avatars/short',
    '/avatars/..%2f..%2fpackage.json',
    '/avatars/%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00',
    '/avatars/',
    '/avatars',
  ])('is a 404 at %s', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([404, 'Not found\n']);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['?size=63', '?size=', '?size=64&size=128', '?size=1e2', '?size=__proto__'])(
    'is a 404 with the query %s',
    async (query) => {
      const { path } = uploadedIn(await ada.send(await picture('png')));
      expect((await get(path + query)).statusCode).toBe(404);
    },
  );

  it('replaces the previous one, which is deleted', async () => {
    const first = uploadedIn(await ada.send(await picture('png')));
    const second = uploadedIn(await ada.send(await picture('png')));
    expect(second.path).not.toBe(first.path);
    expect((await get(first.path)).statusCode).toBe(404);
    expect(await ada.images()).toHaveLength(4);
  });

  it('is the only one left after concurrent uploads', async () => {
    const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff'];
    const files = await Promise.all(colors.map((color) => picture('png', color)));
    const paths = (await Promise.all(files.map((file) => ada.send(file)))).map(
      (answer) => uploadedIn(answer).path,
    );
    expect(new Set(paths).size).toBe(colors.length);
    const [kept, ...others] = await ada.avatars();
    expect(others).toEqual([]);
    expect(paths).toContain(`/avatars/${kept?.id}`);
    expect(await ada.images()).toHaveLength(4);
    const statuses = await Promise.all(paths.map(async (path) => (await get(path)).statusCode));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('can be removed, and removing it again is not an error', async () => {
    const { path } = uploadedIn(await ada.send(await picture('png')));
    for (const _time of [1, 2]) {
      const { body } = await ask(app, 'mutation { avatarRemove }', { headers: ada.headers });
      expect(body).toEqual({ data: { avatarRemove: true } });
      expect(await avatarOf(ada.headers)).toEqual({ avatar: null });
      expect((await get(path)).statusCode).toBe(404);
    }
  });

  it('is deleted with its account', async () => {
    const { path } = uploadedIn(await ada.send(await picture('png')));
    await db.deleteFrom('sessions').where('user_id', '=', ada.userId).execute();
    await db.deleteFrom('users').where('id', '=', ada.userId).execute();
    expect((await get(path)).statusCode).toBe(404);
    expect(await ada.images()).toEqual([]);
  });

  it('needs no query of its own, however often it is requested', async () => {
    uploadedIn(await ada.send(await picture('png')));
    const counted = countedDatabase(db);
    const counting = await testApp({ ...services, db: counted.db });
    const queriesOf = (query: string) =>
      counted.queriesOf(async () => {
        expect((await ask(counting, query, { headers: ada.headers })).codes).toEqual([]);
      });
    // The first run also reads the catalog.
    await queriesOf('{ me { id } }');
    const alone = await queriesOf('{ me { id } }');
    expect(
      await queriesOf('{ me { avatar { path } } a: me { avatar { size } } b: me { avatar { path } } }'),
    ).toBe(alone);
  });
});

describe('the stored avatar', () => {
  it('is rotated upright by the camera’s orientation tag', async () => {
    // The file lies on its side: its left edge is the top for a viewer.
    uploadedIn(await ada.send(await photograph(6)));
    const turned = Buffer.from((await ada.images()).at(-1)?.bytes ?? []);
    expect(await colorAt(turned, 0.5, 0.1)).toEqual(red);
    expect(await colorAt(turned, 0.5, 0.9)).toEqual(blue);

    uploadedIn(await ada.send(await photograph(3)));
    const upsideDown = Buffer.from((await ada.images()).at(-1)?.bytes ?? []);
    expect(await colorAt(upsideDown, 0.1, 0.5)).toEqual(blue);
    expect(await colorAt(upsideDown, 0.9, 0.5)).toEqual(red);
  });

  it('has no metadata about where, when and by whom it was taken', async () => {
    const file = await photograph(6);
    const before = await sharp(file).metadata();
    // The tag of the GPS data, and a name in two places.
    expect(before.exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
    expect(before.exif?.includes('Ada Secretive')).toBe(true);
    expect(before.xmp?.includes('Ada Secretive')).toBe(true);

    uploadedIn(await ada.send(file));
    for (const { bytes } of await ada.images()) {
      const kept = Buffer.from(bytes);
      const after = await sharp(kept).metadata();
      for (const part of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
        expect(after[part]).toBeUndefined();
      for (const text of ['Secretive', 'EXIF', 'XMP ', 'ICCP']) expect(kept.includes(text)).toBe(false);
    }
  });

  it.each(['gif', 'webp'] as const)('is the first frame of an animated %s', async (format) => {
    const file = await animation(format);
    expect((await sharp(file).metadata()).pages).toBe(3);
    uploadedIn(await ada.send(file));
    const kept = Buffer.from((await ada.images()).at(-1)?.bytes ?? []);
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
    expect(await colorAt(kept, 0.5, 0.5)).toEqual(red);
  });

  it.each([
    ['a JPEG with a web page after it', async () => withPage(await picture('jpeg'))],
    ['a PNG with a web page after it', async () => withPage(await picture('png'))],
    ['a JPEG with a ZIP file after it', async () => Buffer.concat([await picture('jpeg'), zipEnd])],
    ['a GIF with a script in a comment', gifWithComment],
  ])('drops what was hidden in %s', async (_what, make) => {
    const file = await make();
    const { path } = uploadedIn(await ada.send(file, '<script>.html', 'text/html'));
    for (const { bytes } of await ada.images())
      for (const text of ['<html', 'script', 'alert', 'PK\x05\x06', page.slice(-9)])
        expect(Buffer.from(bytes).includes(text)).toBe(false);
    expect((await get(path)).headers['content-type']).toBe('image/webp');
  });

  it('keeps transparency', async () => {
    const glass = await sharp({
      create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    uploadedIn(await ada.send(glass));
    expect((await sharp(Buffer.from((await ada.images())[0]?.bytes ?? [])).metadata()).hasAlpha).toBe(true);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ada\\me.png', 'me.png'],
    ['a\u0000b\u202egnp.exe', 'abgnp.exe'],
    ['\u0001', 'picture'],
    ['я'.repeat(300), 'я'.repeat(200)],
    ['<img src=x>.png', '<img src=x>.png'],
  ])('keeps only the printable part of the file name %j', async (name, shown) => {
    expect(uploadedIn(await ada.send(await picture('png'), name)).fileName).toBe(shown);
  });
});

describe('a file that is not a picture', () => {
  it.each([
    ['an empty file', 'fileBroken', () => Buffer.alloc(0)],
    ['text named .png', 'fileType', () => Buffer.from('hello, I am a picture')],
    ['one byte', 'fileType', () => Buffer.from([0xff])],
    ['an SVG with a script', 'fileType', () => scriptedSvg],
    ['a web page', 'fileType', () => Buffer.from(page)],
    ['a TIFF', 'fileType', () => picture('tiff')],
    ['a PDF', 'fileType', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a BMP', 'fileType', () => Buffer.from('BM\x3a\x00\x00\x00\x00\x00', 'latin1')],
    ['a HEIC', 'fileType', () => Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00heicmif1', 'latin1')],
    ['a script that starts like a GIF', 'fileBroken', () => gifScript],
    ['only the first bytes of a JPEG', 'fileBroken', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['an AVIF with no content', 'fileBroken', async () => (await picture('avif')).subarray(0, 40)],
    ['half a JPEG', 'fileBroken', async () => half(await noise('jpeg'))],
    ['half a PNG', 'fileBroken', async () => half(await noise('png'))],
    ['half a WebP', 'fileBroken', async () => half(await noise('webp'))],
    ['half an AVIF', 'fileBroken', async () => half(await noise('avif'))],
    ['half a GIF', 'fileBroken', async () => half(await noise('gif'))],
    ['a PNG without its pixels', 'fileBroken', () => pngOf(300, 300)],
    ['a PNG of zero pixels', 'fileBroken', () => pngOf(0, 0)],
    ['a PNG of 65,535 by 65,535 pixels', 'filePixels', () => pngOf(65_535, 65_535)],
    ['a PNG of 40,010,000 pixels', 'filePixels', () => pngOf(10_000, 4001)],
    ['a JPEG of 65,535 by 65,535 pixels', 'filePixels', vastJpeg],
    ['an AVIF of 65,535 by 65,535 pixels', 'filePixels', vastAvif],
    ['an AVIF with more pixels than it declares', 'filePixels', modestAvif],
    ['a GIF of 65,535 by 65,535 pixels', 'filePixels', vastGif],
    ['a WebP of 16,383 by 16,383 pixels', 'filePixels', vastWebp],
  ])('such as %s is rejected with %s, and the old picture stays', async (_what, reason, make) => {
    const { path } = uploadedIn(await ada.send(await picture('png')));
    const before = await ada.images();
    const { status, body } = await ada.send(await make());
    expect([status, body.data, body.errors?.map(({ extensions }) => extensions)]).toEqual([
      200,
      null,
      [{ code: 'BAD_USER_INPUT', fields: { file: reason } }],
    ]);
    expect(await ada.images()).toEqual(before);
    expect(await avatarOf(ada.headers)).toMatchObject({ avatar: { path } });
    expect((await get(path)).statusCode).toBe(200);
  });

  it('allocates no memory for the pixels that it merely claims to have', async () => {
    // Loads the image library and warms it up.
    uploadedIn(await ada.send(await picture('png')));
    const before = process.memoryUsage().rss;
    for (const file of [pngOf(65_535, 65_535), await vastJpeg(), await vastAvif(), await vastWebp()])
      await ada.send(file);
    // One of them alone would take 12.9 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  it('is rejected by size above 10 MB', async () => {
    const large = Buffer.concat([await picture('png'), Buffer.alloc(avatarLimits.bytes)]);
    uploadedIn(await ada.send(large.subarray(0, avatarLimits.bytes)));
    const { status, body } = await ada.send(large.subarray(0, avatarLimits.bytes + 1));
    expect(status).toBe(200);
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { file: 'fileSize' } });
  });
});

describe('who may set an avatar', () => {
  const codes = async (headers: Record<string, string>) => {
    const { body } = await post(app, uploadFields(fileOf(await picture('png'))), headers);
    return body.errors?.map(({ extensions }) => extensions.code);
  };

  async function guest(): Promise<Record<string, string>> {
    const userId = (await newAccount(services)).user.id;
    await db
      .updateTable('users')
      .set({ is_autogenerated: true, login: null })
      .where('id', '=', userId)
      .execute();
    return bearer((await issueSession(db, clock(), { userId, lifetime: 'guest' })).token);
  }

  it('not a caller without a valid token', async () => {
    expect(await codes({})).toEqual(['UNAUTHENTICATED']);
    expect(await codes(bearer('nobodys-token'))).toEqual(['UNAUTHENTICATED']);
    expect((await ask(app, 'mutation { avatarRemove }')).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('not a guest', async () => {
    const headers = await guest();
    expect(await codes(headers)).toEqual(['FORBIDDEN']);
    expect((await ask(app, 'mutation { avatarRemove }', { headers })).codes).toEqual(['FORBIDDEN']);
  });

  it('is checked before a form is read, however small', async () => {
    const small = uploadFields(fileOf(Buffer.alloc(500)), '{ me { id } }');
    const extensions = async (headers: Record<string, string>) => {
      const { status, body } = await post(app, small, headers);
      return [status, body.errors?.map((error) => error.extensions.code)];
    };
    expect(await extensions({})).toEqual([401, ['UNAUTHENTICATED']]);
    expect(await extensions(await guest())).toEqual([403, ['FORBIDDEN']]);
  });

  it('twenty changes an hour at most, valid files or not', async () => {
    for (let sent = 0; sent < 20; sent += 1) await ada.send(Buffer.from('no picture'));
    const { body } = await ada.send(await picture('png'));
    const limited = { code: 'RATE_LIMITED', retryAfter: expect.any(Number) };
    expect(body.errors?.[0]?.extensions).toEqual(limited);
    // It is refused before the form is read.
    expect((await post(app, { nothing: 'x' }, ada.headers)).status).toBe(429);
    // Batching several uploads in one request does not bypass the limit.
    const other = await person(services, app);
    const fields = Array.from({ length: 15 }, (_, index) => `a${index}: avatarUpload(file: $file) { path }`);
    const many = `mutation ($file: Upload!) { ${fields.join(' ')} }`;
    const all = uploadFields(fileOf(await picture('png')), many);
    expect((await post(app, all, other.headers)).body.errors).toBeUndefined();
    const again = await post(app, all, other.headers);
    expect(again.body.errors).toMatchObject([{ path: ['a5'], extensions: limited }]);
    uploadedIn(await (await person(services, app)).send(await picture('png')));
  });
});
