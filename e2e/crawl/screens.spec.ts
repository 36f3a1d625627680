import { languages } from '../../src/shared/languages.ts';
import { demoAccount, narrowProblems, screens, signInFor } from '../support/everyPage.ts';
import { expect, test } from '../support/test.ts';

for (const { prefix: lang } of languages) {
  test(`no screen scrolls sideways on a phone, and no amount wraps (${lang})`, async ({
    page,
    request,
    baseURL,
    problems,
  }) => {
    // One of the screens is the 404 page.
    problems.expect(/404.*\/nowhere/);
    const account = demoAccount(request);
    for (const screen of screens) {
      await page.context().clearCookies();
      await signInFor(page, baseURL ?? '', screen, () => account);
      expect.soft(await narrowProblems(page, screen, lang), screen.name).toEqual([]);
    }
  });
}
