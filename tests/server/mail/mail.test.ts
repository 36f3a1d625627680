import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { product } from '../../../src/shared/product.ts';
import { jobContext } from '../support/jobContext.ts';
import { runDueJobs } from '../../../server/kernel/worker.ts';
import type { MailData } from '../../../server/mail/allMails.ts';
import { enqueueMail } from '../../../server/mail/enqueueMail.ts';
import { renderMail } from '../../../server/mail/render.ts';
import { outboxOf } from '../../../server/mail/transport.ts';
import { newAccount } from '../support/checkoutSupport.ts';
import { testServices, type TestServices } from '../support/harness.ts';
import { smtpServer } from '../support/smtpServer.ts';

const services = await testServices();
const outbox = outboxOf(services.config);

beforeEach(async () => {
  await services.db.deleteFrom('jobs').execute();
  await rm(outbox, { recursive: true, force: true });
});

const receipt: MailData['receipt'] = {
  receiptNumber: 42,
  paidAt: '2026-11-21T08:00:00.000Z',
  productTitle: 'Dance & <Science>',
  tariffName: 'Scholar',
  giftTitle: 'A map',
  default: '58.00',
  difference: '17.50',
  total: '40.50',
  currencyCode: 'EUR',
  link: 'https://site.example/en/products/2/payment?order=o1&token=t1',
};
const link = 'https://site.example/en/auth-cb?code=c1';

const upcoming: MailData['trialEnding'] = {
  planTitle: 'A year',
  date: '2026-11-30T08:00:00.000Z',
  amount: '96.00',
  currencyCode: 'EUR',
  methodLabel: 'Visa •••• 4242',
  link: 'https://site.example/en/profile/wallet/subscription',
};
const work = (on: TestServices = services) => runDueJobs(jobContext(on));
const mails = async () =>
  Promise.all(
    (await readdir(outbox).catch(() => [])).map((name) => readFile(path.join(outbox, name), 'utf8')),
  );

describe('a receipt', () => {
  it('shows what was bought and paid, in HTML and in plain text', () => {
    const { subject, html, text } = renderMail({ template: 'receipt', data: receipt }, 'en');
    expect(subject).toBe(`Receipt 42 from ${product.name} · Dance & <Science>`);
    for (const part of ['42', '€58.00', '-€17.50', '€40.50', 'November 21, 2026', 'Scholar', 'A map']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).toContain(receipt.link);
  });

  it('has the same labels as the order page, in the same order, with a larger total', () => {
    const whole = {
      ...receipt,
      method: 'Card',
      seller: ['Orrery Ltd'],
      buyer: 'Ada',
      taxes: [{ rate: '23', net: '32.93', tax: '7.57', gross: '40.50' }],
    };
    const labels = (data: MailData['receipt']) =>
      [...renderMail({ template: 'receipt', data }, 'en').html.matchAll(/<th scope="row"[^>]*>([^<]*)/g)].map(
        ([, label]) => label,
      );
    const facts = [
      'Receipt number',
      'Paid on',
      'Paid with',
      'Sold by',
      'Billed to',
      'Product',
      'Option',
      'Bonus',
    ];
    const after = ['Total', 'Net amount', 'Tax included, 23%'];
    expect(labels(whole)).toEqual([...facts, 'Price', 'Discount', ...after]);
    expect(labels({ ...whole, isMemberPrice: true })).toContain('Member price');
    const { html } = renderMail({ template: 'receipt', data: whole }, 'en');
    expect(html).toMatch(/font:500 20px[^>]*><bdi>€40\.50</);
  });

  it('escapes external text', () => {
    const { html, text } = renderMail({ template: 'receipt', data: receipt }, 'en');
    expect(html).toContain('Dance &amp; &lt;Science&gt;');
    expect(html).toContain('href="https://site.example/en/products/2/payment?order=o1&amp;token=t1"');
    expect(text).toContain('Dance & <Science>');
  });

  it('leaves out a missing bonus and discount', () => {
    const { text } = renderMail(
      { template: 'receipt', data: { ...receipt, giftTitle: null, difference: '0.00' } },
      'en',
    );
    expect(text).not.toMatch(/Bonus|Discount|Price/);
  });

  it('formats amounts for the language and the currency', () => {
    const yen = { ...receipt, total: '1500', default: '1500', difference: '0', currencyCode: 'KRW' };
    expect(renderMail({ template: 'receipt', data: yen }, 'ko').text).toContain('₩1,500');
    expect(renderMail({ template: 'receipt', data: receipt }, 'de').text).toContain('40,50\u00a0€');
    expect(renderMail({ template: 'receipt', data: receipt }, 'ar').text).toContain('٤٠٫٥٠');
  });

  it('writes numbers in the language’s digits', () => {
    const data = { link, minutes: 15 };
    expect(renderMail({ template: 'loginLink', data }, 'en').text).toContain('15 minutes');
    expect(renderMail({ template: 'loginLink', data }, 'ar').text).toContain('١٥');
    expect(renderMail({ template: 'loginLink', data }, 'fa').text).toContain('۱۵');
  });
});

describe('a mail about a subscription', () => {
  it('has the exact amount and date, and how it is paid', () => {
    const { subject, text } = renderMail({ template: 'renewalReminder', data: upcoming }, 'en');
    expect(subject).toBe('Your subscription renews on November 30, 2026 · A year');
    for (const part of ['€96.00', 'A year', 'Visa •••• 4242', upcoming.link]) expect(text).toContain(part);
    const failed = { ...upcoming, methodLabel: null, nextTry: null };
    const mail = renderMail({ template: 'paymentFailed', data: failed }, 'en').text;
    expect(mail).toContain('Paid with: Your wallet');
    expect(mail).not.toContain('We try again');
  });
});

describe('every mail', () => {
  it('writes times in its reader’s time zone, and names it', () => {
    const late = { ...receipt, paidAt: '2026-11-21T23:30:00.000Z' };
    const mail = { template: 'receipt', data: late };
    expect(renderMail(mail, 'en').text).toMatch(/November 21, 2026 at 11:30\sPM UTC/);
    expect(renderMail(mail, 'en', { timeZone: 'Asia/Tokyo' }).text).toMatch(
      /November 22, 2026 at 8:30\sAM GMT\+9/,
    );
    const change = { template: 'renewalReminder', data: { ...upcoming, date: late.paidAt } };
    expect(renderMail(change, 'en', { timeZone: 'Asia/Tokyo' }).subject).toContain('November 22, 2026');
  });

  it('states its subject before the greeting, for previews in a list of mails', () => {
    const { html } = renderMail({ template: 'receipt', data: receipt }, 'en');
    const body = html.slice(html.indexOf('<body'));
    expect(body.indexOf('We received your payment')).toBeLessThan(body.indexOf('Hello'));
  });

  it('has the site’s logo if its origin is known', () => {
    const mail = { template: 'receipt', data: receipt };
    expect(renderMail(mail, 'en').html).not.toContain('<img');
    expect(renderMail(mail, 'en', { origin: 'https://site.example' }).html).toContain(
      '<img src="https://site.example/icon-192.png"',
    );
  });

  it('sends replies to the site’s inbox, and says so, unless it has a reply address of its own', () => {
    const inbox = 'help@site.example';
    const answered = renderMail({ template: 'receipt', data: receipt }, 'en', { inbox });
    expect(answered.replyTo).toEqual({ name: product.name, address: inbox });
    for (const part of [answered.html, answered.text]) expect(part).toContain('reply to this email');
    const writer = { topic: 'GENERAL', name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    const asked = renderMail({ template: 'contact', data: writer }, 'en', { inbox });
    expect(asked.replyTo?.address).toBe('ada@example.com');
    expect(asked.text).not.toContain('reply to this email');
    expect(renderMail({ template: 'receipt', data: receipt }, 'en').replyTo).toBeUndefined();
  });

  it('has its language’s direction, with values isolated', () => {
    const arabic = renderMail({ template: 'receipt', data: receipt }, 'ar');
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.html).toContain('<bdi>Scholar</bdi>');
    expect(arabic.text).toContain('\u2068Scholar\u2069');
    expect(renderMail({ template: 'receipt', data: receipt }, 'zh').html).toContain(
      '<html lang="zh-Hans" dir="ltr">',
    );
  });

  it('cannot carry a message in the name of the person who registered', () => {
    for (const name of ['Visit evil.example', 'http://evil', 'Call 0900 1234', 'x'.repeat(60)]) {
      const { html, text } = renderMail({ template: 'verifyEmail', data: { link, name } }, 'en');
      expect(html).not.toContain(name);
      expect(text).toContain('Hello,');
    }
  });

  it('greets by name if it knows one', () => {
    expect(renderMail({ template: 'verifyEmail', data: { link, name: 'Ada' } }, 'en').text).toContain(
      'Hello Ada,',
    );
    expect(renderMail({ template: 'verifyEmail', data: { link, name: null } }, 'en').text).toContain(
      'Hello,',
    );
  });
});

describe('the outbox', () => {
  it('gets a mail as one file once the transaction that requested it is committed', async () => {
    const mail = {
      template: 'loginLink',
      to: 'ada@example.com',
      lang: 'en',
      data: { link, minutes: 15 },
    } as const;
    const undone = services.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, { ...mail, to: 'never@example.com' }, services.clock());
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await enqueueMail(services.db, mail, services.clock());
    await work();
    const sent = await mails();
    expect(sent).toHaveLength(1);
    const [name = ''] = await readdir(outbox);
    const modes = await Promise.all([outbox, path.join(outbox, name)].map((at) => stat(at)));
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600']);
    expect(sent[0]).toContain('To: ada@example.com');
    expect(sent[0]).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
    expect(sent[0]?.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).toContain(link);
    expect(await services.db.selectFrom('jobs').select('id').execute()).toEqual([]);
  });

  it('gets it in the reader’s last time zone, with a reply address', async () => {
    const caller = await newAccount(services);
    const to = caller.user?.email ?? '';
    await services.db.updateTable('users').set({ time_zone: 'Asia/Tokyo' }).where('email', '=', to).execute();
    const data = { ...receipt, paidAt: '2026-11-21T23:30:00.000Z' };
    await enqueueMail(services.db, { template: 'receipt', to, lang: 'en', data }, services.clock());
    await work();
    const [sent = ''] = await mails();
    expect(sent).toContain('November 22, 2026');
    expect(sent).toMatch(/^Reply-To: .*@/m);
  });

  it('cannot be made to send to more recipients through an address', async () => {
    const to = 'ada@example.com\r\nBcc: everybody@example.com';
    await enqueueMail(
      services.db,
      { template: 'loginLink', to, lang: 'en', data: { link, minutes: 15 } },
      services.clock(),
    );
    await work();
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toMatch(/^Bcc:/m);
  });
});

const through = (smtpUrl: string): TestServices => ({
  ...services,
  config: { ...services.config, smtpUrl },
});
const askForMail = () =>
  enqueueMail(
    services.db,
    { template: 'loginLink', to: 'ada@example.com', lang: 'en', data: { link, minutes: 15 } },
    services.clock(),
  );

describe('an SMTP server', () => {
  it('gets the mail, and the outbox does not', async () => {
    const smtp = await smtpServer(false);
    await askForMail();
    await work(through(smtp.url));
    expect(smtp.taken).toHaveLength(1);
    expect(smtp.taken[0]).toContain('Subject: Your login link');
    expect(await mails()).toEqual([]);
    await smtp.close();
  });

  it('that refuses a mail is retried later', async () => {
    const busy = await smtpServer(true);
    await askForMail();
    await work(through(busy.url));
    await busy.close();
    const waiting = await services.db.selectFrom('jobs').select(['attempts', 'run_at', 'dead']).execute();
    expect(waiting).toEqual([{ attempts: 1, dead: false, run_at: expect.any(Date) }]);
    const smtp = await smtpServer(false);
    services.time.advance({ hours: 1 });
    await work(through(smtp.url));
    expect(smtp.taken).toHaveLength(1);
    await smtp.close();
  });
});
