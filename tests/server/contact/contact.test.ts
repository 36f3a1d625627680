import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../src/shared/languages.ts';
import { issueTicket } from '../../../server/kernel/ticket.ts';
import { housekeeping } from '../../../server/housekeeping.ts';
import { jobContext } from '../support/jobContext.ts';
import { runDueJobs } from '../../../server/kernel/worker.ts';
import { renderMail } from '../../../server/mail/render.ts';
import { outboxOf } from '../../../server/mail/transport.ts';
import { secretsFrom } from '../../../server/kernel/services.ts';
import { ask } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices({ CONTACT_EMAIL: 'inbox@site.example' });
const app = await testApp(services);
const { db, time } = services;
const outbox = outboxOf(services.config);

beforeEach(async () => {
  for (const table of ['jobs', 'rate_limits', 'contact_tickets_used'] as const)
    await db.deleteFrom(table).execute();
  await rm(outbox, { recursive: true, force: true });
  services.log.lines = [];
});

/** A ticket that was issued to a page some seconds ago. */
async function ticketOfAge(seconds: number): Promise<unknown> {
  const { body } = await ask(app, '{ contactTicket }');
  time.advance({ seconds });
  return body.data?.['contactTicket'];
}

const message = 'I would like to see the instruments.\nIs there a day for visitors?';
const sendQuery = 'mutation ($input: ContactInput!) { contactSend(input: $input) }';

async function send(changes: object = {}, headers: Record<string, string> = {}) {
  const input = {
    topic: 'PATRONS',
    name: 'Ada Byron',
    email: ' Ada@Example.com ',
    message,
    website: '',
    ...changes,
  };
  const ticket = 'ticket' in changes ? changes.ticket : await ticketOfAge(5);
  return ask(app, sendQuery, { variables: { input: { ...input, ticket } }, headers });
}

const taken = { data: { contactSend: true } };
const waiting = () => db.selectFrom('jobs').selectAll().execute();

/** The mails sent, with their quoted-printable line breaks undone. */
async function mails(): Promise<string[]> {
  await runDueJobs(jobContext(services));
  const names = await readdir(outbox).catch(() => []);
  const raw = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return raw.map((text) => text.replace(/=\r?\n/g, ''));
}

describe('a contact message', () => {
  it('goes to the inbox in its sender’s language, with a reply address to the sender', async () => {
    expect((await send({}, { 'accept-language': 'de' })).body).toEqual(taken);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatch(/^To: inbox@site\.example\r?$/m);
    expect(mail).toMatch(/^Reply-To: Ada Byron <ada@example\.com>\r?$/m);
    expect(mail).toMatch(/^Subject: .*Kontaktformular/m);
    for (const part of ['Absender: Ada Byron', 'Deutsch (de)', '> Is there a day for visitors?'])
      expect(mail).toContain(part);
  });

  it('is escaped line by line, and contains no links', () => {
    const data = { topic: 'GENERAL', name: '<b>', email: 'a@b.example', message: '<script>\n1 & 2' } as const;
    const { html, text } = renderMail({ template: 'contact', data }, 'en');
    expect(html).toContain('&lt;script&gt;<br>\n1 &amp; 2');
    expect(html).not.toMatch(/<script|<b>|href=/);
    expect(text).toContain('> <script>\n> 1 & 2');
  });

  it('has texts for every topic in every language', () => {
    for (const { prefix } of languages)
      for (const topic of ['GENERAL', 'PATRONS', 'SPONSORS', 'INVESTORS'] as const) {
        const data = { topic, name: 'Ada', email: 'a@b.example', message };
        const { subject, html, text } = renderMail({ template: 'contact', data }, prefix);
        for (const part of [subject, html, text]) expect(part).not.toMatch(/contact\.\w+|\{\{/);
      }
  });

  it('cannot inject headers or recipients through the name', async () => {
    const name = 'Ada\r\nBcc: everybody@example.com\u0007, "Eve" <eve@example.com>';
    expect((await send({ name })).body).toEqual(taken);
    const [folded = ''] = await mails();
    const mail = folded.replace(/\r?\n[ \t]/g, ' ');
    expect(mail).not.toMatch(/^Bcc:/m);
    expect(mail.match(/^To: .*$/m)?.[0].trim()).toBe('To: inbox@site.example');
    expect(mail).toMatch(/^Reply-To: "Ada Bcc: .*" <ada@example\.com>\r?$/m);
  });

  it('may contain characters that a mail cannot, except NUL', async () => {
    const odd = 'A bell \u0007 and half a character \ud800 in a message';
    expect((await send({ message: odd, name: 'Ada\u0001\udc00' })).body).toEqual(taken);
    expect(await mails()).toHaveLength(1);
    for (const nul of [{ message: `${odd}\u0000` }, { name: 'Ada\u0000' }, { email: 'a\u0000@b.example' }])
      expect((await send(nul)).codes).toEqual(['BAD_USER_INPUT']);
    expect(await mails()).toHaveLength(1);
  });
});

describe('an invalid field', () => {
  it.each([
    [{ name: ' \u0007 ' }, { name: 'required' }],
    [{ name: 'x'.repeat(101) }, { name: 'tooLong' }],
    [{ email: 'nobody' }, { email: 'email' }],
    [{ email: 'a\u0007@b.example' }, { email: 'email' }],
    [{ message: 'short' }, { message: 'tooShort' }],
    [{ message: 'x'.repeat(5001) }, { message: 'tooLong' }],
    [
      { name: '', email: '', message: '' },
      { name: 'required', email: 'required', message: 'required' },
    ],
  ])('is reported by name: %j', async (changes, fields) => {
    const { body } = await send(changes);
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields } }]);
    expect(await waiting()).toEqual([]);
  });

  it('does not use up the ticket', async () => {
    const ticket = await ticketOfAge(5);
    await send({ ticket, message: 'short' });
    expect((await send({ ticket })).body).toEqual(taken);
  });
});

describe('a contact ticket', () => {
  it('works once, even for concurrent requests', async () => {
    const ticket = await ticketOfAge(5);
    const answers = await Promise.all([send({ ticket }), send({ ticket }), send({ ticket })]);
    expect(answers.map(({ codes }) => codes).sort()).toEqual([[], ['CONFLICT'], ['CONFLICT']]);
    expect(await waiting()).toHaveLength(1);
  });

  it('does not work for the first two seconds', async () => {
    const ticket = await ticketOfAge(1);
    expect((await send({ ticket })).body.errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', retryAfter: 1 } },
    ]);
    time.advance({ seconds: 1 });
    expect((await send({ ticket })).body).toEqual(taken);
  });

  it('works for a day', async () => {
    expect((await send({ ticket: await ticketOfAge(24 * 3600 - 1) })).body).toEqual(taken);
    expect((await send({ ticket: await ticketOfAge(24 * 3600) })).codes).toEqual(['CONFLICT']);
  });

  it('must be signed by us', async () => {
    const own = String(await ticketOfAge(5));
    const foreign = issueTicket(
      { ...services, secret: secretsFrom('someone else’s secret') },
      'contact-ticket',
    );
    const [, issued, signature] = own.split('.');
    time.advance({ seconds: 5 });
    for (const ticket of ['', 'x'.repeat(5_000), foreign, `${randomUUID()}.${issued}.${signature}`])
      expect((await send({ ticket })).codes).toEqual(['CONFLICT']);
    expect(await waiting()).toEqual([]);
  });

  it('is remembered once used, for as long as it could be reused', async () => {
    const ticket = await ticketOfAge(5);
    await send({ ticket });
    const used = () => db.selectFrom('contact_tickets_used').select('ticket_id').execute();
    time.advance({ hours: 25 });
    await housekeeping(services);
    expect(await used()).toHaveLength(1);
    time.advance({ hours: 24 });
    await housekeeping(services);
    expect(await used()).toEqual([]);
  });
});

describe('suspected spam', () => {
  it.each([
    ['fills in the hidden field', { website: 'https://spam.example' }],
    [
      'is full of links',
      { message: 'http://a.example https://b.example www.c.example https://www.d.example' },
    ],
  ])('is what a message that %s may be: it arrives, and says so', async (_what, changes) => {
    expect((await send(changes)).body).toEqual(taken);
    expect((await mails()).join()).toContain('This may be spam');
  });

  it('does not include a message with three links', async () => {
    const links = 'Compare https://www.a.example, http://b.example and www.c.example, please.';
    expect((await send({ message: links })).body).toEqual(taken);
    const [mail = ''] = await mails();
    expect(mail).toContain('Compare');
    expect(mail).not.toContain('This may be spam');
  });
});

describe('the rate limits', () => {
  const from = async (ip: string, email: string) => {
    const ticket = await ticketOfAge(3);
    const response = await app.inject({
      method: 'POST',
      url: '/public-graphql',
      remoteAddress: ip,
      payload: {
        query: sendQuery,
        variables: { input: { topic: 'GENERAL', name: 'Ada', email, message, ticket } },
      },
    });
    const { errors } = response.json<{ errors?: { extensions: { code: string; retryAfter?: number } }[] }>();
    return errors?.[0]?.extensions;
  };
  const limited = { code: 'RATE_LIMITED', retryAfter: expect.any(Number) };

  it('allow five messages an hour from one IP address', async () => {
    for (let sent = 0; sent < 5; sent++)
      expect(await from('192.0.2.1', `${sent}@site.example`)).toBeUndefined();
    expect(await from('192.0.2.1', 'six@site.example')).toEqual(limited);
    expect(await from('192.0.2.2', 'six@site.example')).toBeUndefined();
  });

  it('do not block the owner of an email address that others write in the name of', async () => {
    for (let sent = 0; sent < 25; sent++)
      expect(await from(`192.0.2.${sent}`, 'ada@site.example')).toBeUndefined();
  });
});
