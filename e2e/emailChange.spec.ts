import { linkInMailTo, makeAccount, newAddress } from './support/people.ts';
import { agreeToEmailChange, beginEmailChange, emailChangeLink, sectionOf } from './support/security.ts';
import { expect, inCrawl, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('a pending email change can be canceled, which disables its links', inCrawl, async ({ page, join }) => {
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
  'changing to a taken address looks like changing to a free one, and its owner gets an email',
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
