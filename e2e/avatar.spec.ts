import { writeFile } from 'node:fs/promises';
import type { FileChooser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { languageOf, type Lang } from '../src/shared/languages.ts';
import { paths } from '../src/shared/paths.ts';
import { ask, cookie, makeAccount, signIn } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf, type Words } from './support/words.ts';

const en = wordsOf('en');

const photo = (width = 1600, height = 1200) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

/** The avatar field's controls, found by their accessible names. */
function avatarOf(page: Page, words: Words) {
  const field = page.getByRole('group', { name: words.exactly('general:avatar.label') });
  const button = (key: string) => page.getByRole('button', { name: words.exactly(key) });
  return {
    field,
    picture: field.getByRole('img', { name: words.exactly('general:avatar.label') }),
    choose: button('general:avatar.choose'),
    change: button('general:avatar.change'),
    cancel: button('general:avatar.cancel'),
    remove: button('general:avatar.remove'),
    confirm: button('general:avatar.removal.confirm'),
    progress: field.getByRole('progressbar'),
    says: (key: string) => field.getByText(words.exactly(key)),
  };
}

/** Chooses a file the way a person does: with the button and the file dialog. */
async function give(
  page: Page,
  button: Locator,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await button.click();
  await (await opened).setFiles(file);
}

const jpeg = async (width = 300, height = 300) => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo(width, height),
});

/** The natural width of the loaded picture, in pixels. */
const widthOf = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth));

const face = (page: Page) => page.getByRole('banner').locator('button img');

async function open(
  page: Page,
  baseURL: string | undefined,
  token: string,
  lang: Lang = 'en',
): Promise<void> {
  await signIn(page, baseURL ?? '', { login: '', password: '', token });
  await page.goto(paths.profileGeneral.href(lang));
}

test(
  'a new avatar is shown at once, uploads with progress, and appears in the header',
  inCrawl,
  async ({ page, request, baseURL }) => {
    const { token } = await makeAccount(request);
    await open(page, baseURL, token);
    const avatar = avatarOf(page, en);
    await expect(avatar.field.getByText('A', { exact: true })).toBeVisible();
    await expect(face(page)).toHaveCount(0);

    // Held back, as on a slow connection.
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('/public-graphql', async (route) => {
      if (route.request().headers()['content-type']?.startsWith('multipart')) await held;
      await route.continue();
    });
    await give(page, avatar.choose, await jpeg(1600, 1200));
    await expect(avatar.progress).toBeVisible();
    await expect(avatar.picture).toHaveAttribute('src', /^blob:/);
    expect(await widthOf(avatar.picture)).toBe(1600);
    goOn();

    await expect(avatar.says('general:avatar.changed')).toBeVisible();
    await expect(avatar.picture).toHaveAttribute('src', /^\/avatars\/[\w-]{22}\?size=256$/);
    expect(await widthOf(avatar.picture)).toBe(256);
    expect(await widthOf(face(page))).toBe(64);
    await expect(avatar.change).toBeFocused();

    await page.goto(paths.landing.href('en'));
    expect(await widthOf(face(page))).toBe(64);
    expect(await cookie(page, 'user')).toContain('/avatars/');
  },
);

test(
  'removing an avatar asks for confirmation and brings the initials back',
  inCrawl,
  async ({ page, request, baseURL }) => {
    const { token } = await makeAccount(request);
    await open(page, baseURL, token);
    const avatar = avatarOf(page, en);
    await give(page, avatar.choose, await jpeg());
    await expect(avatar.says('general:avatar.changed')).toBeVisible();

    await avatar.remove.click();
    await page.keyboard.press('Escape');
    await expect(avatar.picture).toBeVisible();
    await avatar.remove.click();
    await avatar.confirm.click();
    await expect(avatar.says('general:avatar.removed')).toBeVisible();
    await expect(avatar.picture).toHaveCount(0);
    await expect(face(page)).toHaveCount(0);
    await expect(avatar.choose).toBeFocused();
    expect(await ask(request, '{ me { avatar { path } } }', {}, token)).toEqual({ me: { avatar: null } });
  },
);

test('a canceled upload changes nothing', inCrawl, async ({ page, request, baseURL }) => {
  const { token } = await makeAccount(request);
  await open(page, baseURL, token);
  const avatar = avatarOf(page, en);
  // Never answered and never forwarded.
  await page.route('/public-graphql', async (route) => {
    if (!route.request().headers()['content-type']?.startsWith('multipart')) await route.continue();
  });
  await give(page, avatar.choose, await jpeg());
  await avatar.cancel.click();
  await expect(avatar.says('general:avatar.canceled')).toBeVisible();
  await expect(avatar.picture).toHaveCount(0);
  await expect(avatar.choose).toBeFocused();
});

test(
  'a dropped connection is reported, and the same file uploads on retry',
  inCrawl,
  async ({ page, request, baseURL, problems }) => {
    problems.expect(/failed: POST .*public-graphql/, /console error: Failed to load resource/);
    const { token } = await makeAccount(request);
    await open(page, baseURL, token);
    const avatar = avatarOf(page, en);
    await page.route('/public-graphql', async (route) => {
      if (route.request().headers()['content-type']?.startsWith('multipart'))
        await route.abort('connectionreset');
      else await route.continue();
    });
    await give(page, avatar.choose, await jpeg());
    await expect(avatar.says('forms:failures.NETWORK')).toBeVisible();
    await page.unroute('/public-graphql');
    await avatar.field.getByRole('button', { name: en.exactly('forms:retry') }).click();
    await expect(avatar.says('general:avatar.changed')).toBeVisible();
  },
);

/** A PNG of a few bytes that claims 65,535 pixels a side. */
const vast = Buffer.from(
  '89504e470d0a1a0a0000000d494844520000ffff0000ffff080200000039674e070000000b49444154789c6360800100000a00017f80745e0000000049454e44ae426082',
  'hex',
);

for (const lang of ['en', 'ar'] as const) {
  test(
    `files that cannot be an avatar are rejected with a reason: ${lang}`,
    inCrawl,
    async ({ page, request, baseURL }) => {
      const words = wordsOf(lang);
      const { token } = await makeAccount(request, lang);
      await open(page, baseURL, token, lang);
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(lang).tag);
      const avatar = avatarOf(page, words);
      const good = await jpeg(400, 400);
      await give(page, avatar.choose, good);
      await expect(avatar.says('general:avatar.changed')).toBeVisible();
      const kept = await avatar.picture.getAttribute('src');

      const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.injected=1</script></svg>';
      const large = test.info().outputPath('large.jpg');
      await writeFile(large, Buffer.alloc(50_000_000));
      const files: [string, string, Buffer, string][] = [
        ['me.svg', 'image/svg+xml', Buffer.from(script), 'fileType'],
        ['svg.png', 'image/png', Buffer.from(script), 'fileType'],
        ['text.png', 'image/png', Buffer.from('I am a picture'), 'fileType'],
        ['nothing.png', 'image/png', Buffer.alloc(0), 'fileBroken'],
        ['half.jpg', 'image/jpeg', good.buffer.subarray(0, good.buffer.length >> 1), 'fileBroken'],
        ['vast.png', 'image/png', vast, 'filePixels'],
      ];
      const isRefused = async (reason: string) => {
        const problem = words.exactly(`forms:fieldErrors.${reason}`);
        await expect(avatar.field.getByRole('alert')).toHaveText(problem);
        await expect(avatar.picture).toHaveAttribute('src', kept ?? '');
      };
      for (const [name, mimeType, buffer, reason] of files) {
        await give(page, avatar.change, { name, mimeType, buffer });
        await isRefused(reason);
      }
      await give(page, avatar.change, large);
      await isRefused('fileSize');
      expect(await page.evaluate(() => Reflect.has(window, 'injected'))).toBe(false);

      // A good file is then accepted and clears the error.
      await give(page, avatar.change, good);
      await expect(avatar.says('general:avatar.changed')).toBeVisible();
      await expect(avatar.field.getByRole('alert')).toHaveCount(0);
      expect(await avatar.picture.getAttribute('src')).not.toBe(kept);
    },
  );
}

test(
  'the server rejects a 50 MB upload with an error that the browser can read',
  inCrawl,
  async ({ page, request, baseURL, problems }) => {
    problems.expect(/413/);
    const { token } = await makeAccount(request);
    await open(page, baseURL, token);
    const answer = await page.evaluate(async (bearer) => {
      const form = new FormData();
      form.set(
        'operations',
        JSON.stringify({ query: 'mutation ($file: Upload!) { avatarUpload(file: $file) { path } }' }),
      );
      form.set('map', JSON.stringify({ file: ['variables.file'] }));
      form.set('file', new File([new Uint8Array(50_000_000)], 'large.jpg', { type: 'image/jpeg' }));
      const headers = { authorization: `Bearer ${bearer}` };
      const response = await fetch('/public-graphql', { method: 'POST', headers, body: form });
      return { status: response.status, body: await response.json() };
    }, token);
    expect(answer).toMatchObject({
      status: 413,
      body: { errors: [{ extensions: { fields: { file: 'fileSize' } } }] },
    });
  },
);

test('an avatar can be dropped onto the field', inCrawl, async ({ page, request, baseURL }) => {
  const { token } = await makeAccount(request);
  await open(page, baseURL, token);
  const avatar = avatarOf(page, en);
  const bytes = [...(await photo(60, 60))];
  const transfer = await page.evaluateHandle((content) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([new Uint8Array(content)], 'me.jpg', { type: 'image/jpeg' }));
    return dropped;
  }, bytes);
  await avatar.field.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(avatar.says('general:avatar.drop')).toBeVisible();
  await avatar.field.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(avatar.says('general:avatar.changed')).toBeVisible();
});

test(
  'an avatar that only the cookie still knows about is not shown as a broken image',
  inCrawl,
  async ({ page, request, baseURL, problems }) => {
    problems.expect(/404.*\/avatars\/|\/avatars\/.*404/);
    const { token } = await makeAccount(request);
    await open(page, baseURL, token);
    const avatar = avatarOf(page, en);
    await give(page, avatar.choose, await jpeg());
    await expect(face(page)).toBeVisible();
    // Removed on another device.
    await ask(request, 'mutation { avatarRemove }', {}, token);
    await page.goto(paths.landing.href('en'));
    await expect(face(page)).toHaveCount(0);
  },
);
