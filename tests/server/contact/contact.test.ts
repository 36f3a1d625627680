import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../src/shared/languages.ts';
import { issueTicket } from '../../../server/contact/ticket.ts';
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

/** A ticket as the page gets it, some seconds ago. */
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

/** What was mailed, with the line breaks of quoted-printable undone. */
async function mails(): Promise<string[]> {
  await runDueJobs(jobContext(services));
  const names = await readdir(outbox).catch(() => []);
  const raw = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return raw.map((text) => text.replace(/=\r?\n/g, ''));
}

describe('a message', () => {
  it('goes to the inbox, in the language of its sender, and is answered to its sender', async () => {
    expect((await send({}, { 'accept-language': 'de' })).body).toEqual(taken);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatch(/^To: inbox@site\.example\r?$/m);
    expect(mail).toMatch(/^Reply-To: Ada Byron <ada@example\.com>\r?$/m);
    expect(mail).toMatch(/^Subject: .*Kontaktformular/m);
    for (const part of ['Absender: Ada Byron', 'Deutsch (de)', '> Is there a day for visitors?'])
      expect(mail).toContain(part);
  });

  it('is escaped, line by line, and says nothing of buttons', () => {
    const data = { topic: 'GENERAL', name: '<b>', email: 'a@b.example', message: '<script>\n1 & 2' } as const;
    const { html, text } = renderMail({ template: 'contact', data }, 'en');
    expect(html).toContain('&lt;script&gt;<br>\n1 &amp; 2');
    expect(html).not.toMatch(/<script|<b>|href=/);
    expect(text).toContain('> <script>\n> 1 & 2');
  });

  it('has words for every topic in every language', () => {
    for (const { prefix } of languages)
      for (const topic of ['GENERAL', 'PATRONS', 'SPONSORS', 'INVESTORS'] as const) {
        const data = { topic, name: 'Ada', email: 'a@b.example', message };
        const { subject, html, text } = renderMail({ template: 'contact', data }, prefix);
        for (const part of [subject, html, text]) expect(part).not.toMatch(/contact\.\w+|\{\{/);
      }
  });

  it('cannot add headers or readers by a name', async () => {
    const name = 'Ada\r\nBcc: everybody@example.com\u0007, "Eve" <eve@example.com>';
    expect((await send({ name })).body).toEqual(taken);
    const [folded = ''] = await mails();
    const mail = folded.replace(/\r?\n[ \t]/g, ' ');
    expect(mail).not.toMatch(/^Bcc:/m);
    expect(mail.match(/^To: .*$/m)?.[0].trim()).toBe('To: inbox@site.example');
    expect(mail).toMatch(/^Reply-To: "Ada Bcc: .*" <ada@example\.com>\r?$/m);
  });

  it('may hold what a mail cannot, but for NUL', async () => {
    const odd = 'A bell \u0007 and half a character \ud800 in a message';
    expect((await send({ message: odd, name: 'Ada\u0001\udc00' })).body).toEqual(taken);
    expect(await mails()).toHaveLength(1);
    for (const nul of [{ message: `${odd}\u0000` }, { name: 'Ada\u0000' }, { email: 'a\u0000@b.example' }])
      expect((await send(nul)).codes).toEqual(['BAD_USER_INPUT']);
    expect(await mails()).toHaveLength(1);
  });
});

describe('what is filled in wrongly', () => {
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
  ])('is reported field by field: %j', async (changes, fields) => {
    const { body } = await send(changes);
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields } }]);
    expect(await waiting()).toEqual([]);
  });

  it('leaves the ticket good', async () => {
    const ticket = await ticketOfAge(5);
    await send({ ticket, message: 'short' });
    expect((await send({ ticket })).body).toEqual(taken);
  });
});

describe('a ticket', () => {
  it('is good once, even for two that come together', async () => {
    const ticket = await ticketOfAge(5);
    const answers = await Promise.all([send({ ticket }), send({ ticket }), send({ ticket })]);
    expect(answers.map(({ codes }) => codes).sort()).toEqual([[], ['CONFLICT'], ['CONFLICT']]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is not good for the first two seconds', async () => {
    const ticket = await ticketOfAge(1);
    expect((await send({ ticket })).body.errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', retryAfter: 1 } },
    ]);
    time.advance({ seconds: 1 });
    expect((await send({ ticket })).body).toEqual(taken);
  });

  it('is good for a day', async () => {
    expect((await send({ ticket: await ticketOfAge(24 * 3600 - 1) })).body).toEqual(taken);
    expect((await send({ ticket: await ticketOfAge(24 * 3600) })).codes).toEqual(['CONFLICT']);
  });

  it('is signed by us', async () => {
    const own = String(await ticketOfAge(5));
    const foreign = issueTicket({ ...services, secret: secretsFrom('someone else’s secret') });
    const [, issued, signature] = own.split('.');
    time.advance({ seconds: 5 });
    for (const ticket of ['', 'x'.repeat(50_000), foreign, `${randomUUID()}.${issued}.${signature}`])
      expect((await send({ ticket })).codes).toEqual(['CONFLICT']);
    expect(await waiting()).toEqual([]);
  });

  it('that was used is remembered for as long as it could be used again', async () => {
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

describe('spam', () => {
  it.each([
    ['fills in the hidden field', { website: 'https://spam.example' }],
    [
      'is full of links',
      { message: 'http://a.example https://b.example www.c.example https://www.d.example' },
    ],
  ])('that %s is taken and dropped, and the log says so without the sender', async (_what, changes) => {
    expect((await send(changes)).body).toEqual(taken);
    expect(await waiting()).toEqual([]);
    const logged = services.log.lines.filter(({ level }) => level === 'info').map(({ text }) => text);
    expect(logged).toEqual([expect.stringContaining('dropped as spam')]);
    expect(services.log.textWithoutIds()).not.toMatch(/example|Ada|127\.0/i);
  });

  it('is not what names three links', async () => {
    const links = 'Compare https://www.a.example, http://b.example and www.c.example, please.';
    expect((await send({ message: links })).body).toEqual(taken);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('the limits', () => {
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

  it('are five messages an hour from one address', async () => {
    for (let sent = 0; sent < 5; sent++)
      expect(await from('192.0.2.1', `${sent}@site.example`)).toBeUndefined();
    expect(await from('192.0.2.1', 'six@site.example')).toEqual(limited);
    expect(await from('192.0.2.2', 'six@site.example')).toBeUndefined();
  });

  it('leave the owner of an e-mail address alone, in whose name others write', async () => {
    for (let sent = 0; sent < 25; sent++)
      expect(await from(`192.0.2.${sent}`, 'ada@site.example')).toBeUndefined();
  });
});
