import { linkInMailTo, makeAccount, newAddress } from './support/people.ts';
import { agreeToEmailChange, beginEmailChange, emailChangeLink, sectionOf } from './support/security.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('a change can be given up, and its links stop working', inCrawl, async ({ page, join }) => {
  const { password } = await join();
  const address = newAddress('moved');
  await beginEmailChange(page, en, { address, password });
  const link = await emailChangeLink(address, en, 'new');
  await sectionOf(page, en, 'email')
    .getByRole('button', { name: en.exactly('security:email.pending.cancel') })
    .click();
  await expect(
    sectionOf(page, en, 'email').getByText(en.exactly('security:email.pending.title', { email: address })),
  ).toBeHidden();
  await page.goto(link);
  await agreeToEmailChange(page, en);
  await expect(page.getByRole('heading', { name: en.exactly('auth:callback.refused.title') })).toBeVisible();
});

test(
  'an address that is taken looks like a free one, and its owner gets a mail',
  inCrawl,
  async ({ page, request, join }) => {
    const [{ password }, owner] = [await join(), await makeAccount(request)];
    await beginEmailChange(page, en, { address: owner.login, password });
    await linkInMailTo(
      owner.login,
      en.exactly('emails:emailTaken.subject'),
      /http:\/\/localhost:\d+\/en\/auth\/login/,
    );
  },
);
