import { linkInMailTo, makeAccount, newAddress } from './support/people.ts';
import { agreeToEmailChange, beginEmailChange, emailChangeLink, sectionOf } from './support/security.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const en = wordsOf('en');

test('an address that was never proven need not agree', async ({ page, join }) => {
  const { password } = await join();
  const address = newAddress('moved');
  await beginEmailChange(page, en, { address, password });
  await page.goto(await emailChangeLink(address, en, 'new'));
  await agreeToEmailChange(page, en);
  await expect(page.getByRole('heading', { name: en.exactly('auth:emailChange.done.title') })).toBeVisible();
});

test('a change can be given up, and its links stop working', async ({ page, join }) => {
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

test('somebody else’s address looks like a free one, and its owner is told', async ({
  page,
  request,
  join,
}) => {
  const [{ password }, owner] = [await join(), await makeAccount(request)];
  await beginEmailChange(page, en, { address: owner.login, password });
  await linkInMailTo(
    owner.login,
    en.exactly('emails:emailTaken.subject'),
    /http:\/\/localhost:\d+\/en\/auth\/login/,
  );
});

test('an unproven address can have its link sent again from the profile', async ({ page, join }) => {
  const account = await join();
  await page.goto('/en/profile');
  await page.getByRole('button', { name: en.exactly('profile:unverified.resend') }).click();
  await expect(
    page.getByText(en.exactly('profile:unverified.resent', { email: account.login })),
  ).toBeVisible();
});
