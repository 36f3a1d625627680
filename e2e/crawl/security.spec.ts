import { paths } from '../../src/shared/paths.ts';
import { sectionOf } from '../support/security.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

for (const lang of ['en', 'ar', 'kz'] as const) {
  test(`the last page of the account's navigation is in view on a phone when it is open (${lang})`, async ({
    page,
    join,
  }) => {
    const words = wordsOf(lang);
    await join(lang);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(paths.profileSecurity.href(lang));
    await expect(sectionOf(page, words, 'deletion')).toBeVisible();
    const current = page
      .getByRole('navigation', { name: words.exactly('common:nav.account') })
      .getByRole('button', { name: words.within('common:nav.security') });
    await expect(current).toBeInViewport({ ratio: 1 });
  });
}
