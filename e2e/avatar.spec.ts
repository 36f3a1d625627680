import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../src/shared/paths.ts';
import { cookie, makeAccount, signIn } from './support/people.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

const photo = () =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

/** The natural width of the loaded picture, in pixels. */
const widthOf = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth));

test(
  'a new avatar is shown at once, uploads with progress, and appears in the header',
  inCrawl,
  async ({ page, request, baseURL }) => {
    await signIn(page, baseURL ?? '', await makeAccount(request));
    await page.goto(paths.profileGeneral.href('en'));
    const field = page.getByRole('group', { name: en.exactly('general:avatar.label') });
    const picture = field.getByRole('img', { name: en.exactly('general:avatar.label') });
    const face = page.getByRole('banner').locator('button img');
    await expect(field.getByText('A', { exact: true })).toBeVisible();
    await expect(face).toHaveCount(0);

    // Held back, as on a slow connection.
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('/public-graphql', async (route) => {
      if (route.request().headers()['content-type']?.startsWith('multipart')) await held;
      await route.continue();
    });
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: en.exactly('general:avatar.choose') }).click();
    await (await opened).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(field.getByRole('progressbar')).toBeVisible();
    await expect(picture).toHaveAttribute('src', /^blob:/);
    expect(await widthOf(picture)).toBe(1600);
    goOn();

    await expect(field.getByText(en.exactly('general:avatar.changed'))).toBeVisible();
    await expect(picture).toHaveAttribute('src', /^\/avatars\/[\w-]{22}\?size=256$/);
    expect(await widthOf(picture)).toBe(256);
    expect(await widthOf(face)).toBe(64);
    await expect(page.getByRole('button', { name: en.exactly('general:avatar.change') })).toBeFocused();

    await page.goto(paths.landing.href('en'));
    expect(await widthOf(face)).toBe(64);
    expect(await cookie(page, 'user')).toContain('/avatars/');
  },
);
