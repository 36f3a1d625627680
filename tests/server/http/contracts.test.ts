import { beforeEach, expect, it } from 'vitest';
import type { DeclarationStep } from '../../../src/shared/postedForm.ts';
import { builtSite } from '../support/builtSite.ts';
import { testApp, testServices } from '../support/harness.ts';

/** A bundle that writes what it was asked to show, and fails for one name. */
const bundle = `
export async function renderDocument({ path, lang, posted }) {
  if (posted?.typed?.name === 'Nobody can show this') throw new Error('no page');
  return { html: '<html>' + JSON.stringify({ path, lang, posted }).replaceAll('<', '\\\\u003c') + '</html>' };
}`;

const { distDir } = await builtSite({
  'index.html': '<!doctype html><html lang="en" dir="ltr"><div id="app"></div></html>',
  'rendering/renderDocument.mjs': bundle,
});
const services = await testServices({ DIST_DIR: distDir });
const app = await testApp(services);
const { db } = services;

beforeEach(async () => {
  for (const table of ['jobs', 'rate_limits', 'declarations'] as const) await db.deleteFrom(table).execute();
});

const fields = { name: 'Ada', email: 'ada@example.com', number: '7KMP-4RXD' };

async function post(form: Record<string, string>, { kind = 'withdraw', lang = 'en', headers = {} } = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/${lang}/contracts/${kind}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
  const [, text = '{}'] = /^<html>(.*)<\/html>$/.exec(answer.body) ?? [];
  // Written by the bundle.
  const { posted } = JSON.parse(text) as { posted?: DeclarationStep };
  return { answer, posted };
}

const ticketOf = (posted: DeclarationStep | undefined): string =>
  posted?.step === 'confirm' ? (posted.ticket ?? '') : '';

const stored = () => db.selectFrom('declarations').selectAll().execute();

it('asks to confirm what was filled in, then takes it, once', async () => {
  const asked = await post(fields);
  expect(asked.answer.statusCode).toBe(200);
  expect(asked.answer.headers['cache-control']).toBe('no-store');
  expect(asked.posted).toMatchObject({ step: 'confirm', typed: fields, fields });
  expect(await stored()).toEqual([]);
  const confirmed = { ...fields, intent: 'confirm', ticket: ticketOf(asked.posted) };
  const made = await post(confirmed);
  expect(made.posted).toMatchObject({
    step: 'made',
    made: { ...fields, kind: 'WITHDRAWAL', receivedAt: '2026-11-21T08:00:00.000Z', timeZone: 'UTC' },
  });
  // Reloading the page posts it again.
  expect((await post(confirmed)).posted).toEqual(made.posted);
  expect(await stored()).toMatchObject([{ lang: 'en', state: 'RECEIVED' }]);
});

it('survives a restart between the two steps', async () => {
  const asked = await post(fields);
  const restarted = await testApp(services);
  const answer = await restarted.inject({
    method: 'POST',
    url: '/en/contracts/withdraw',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...fields,
      intent: 'confirm',
      ticket: ticketOf(asked.posted),
    }).toString(),
  });
  expect(answer.body).toContain('"made"');
  expect(await stored()).toHaveLength(1);
});

it('keeps what was typed beside what is wrong with it', async () => {
  const { answer, posted } = await post(
    { ...fields, email: 'ada', cause: 'FOR_CAUSE', reason: '', other: 'x' },
    { kind: 'cancel', lang: 'de' },
  );
  expect(answer.statusCode).toBe(422);
  expect(posted).toEqual({
    step: 'form',
    typed: { ...fields, email: 'ada', cause: 'FOR_CAUSE', reason: '' },
    failure: { code: 'BAD_USER_INPUT', fields: { email: 'email', reason: 'required' } },
  });
});

it('goes back to the form to change something', async () => {
  const { posted } = await post({ ...fields, intent: 'change', ticket: 'x' });
  expect(posted).toEqual({ step: 'form', typed: fields });
});

it('asks again with a new ticket for one that isn’t ours', async () => {
  const { answer, posted } = await post({ ...fields, intent: 'confirm', ticket: 'made up' });
  expect(answer.statusCode).toBe(409);
  expect(posted).toMatchObject({ step: 'confirm', failure: { code: 'CONFLICT' } });
  expect(ticketOf(posted)).toMatch(/^[\da-f-]{36}\./);
  expect(await stored()).toEqual([]);
});

it('only fills in what another site posts', async () => {
  const ticket = ticketOf((await post(fields)).posted);
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const { posted } = await post({ ...fields, intent: 'confirm', ticket }, { headers });
    expect(posted).toEqual({ step: 'form', typed: fields });
  }
  expect(await stored()).toEqual([]);
  // Our pages send no referrer, so that browsers send no origin either.
  const { posted } = await post({ ...fields, intent: 'confirm', ticket }, { headers: { origin: 'null' } });
  expect(posted).toMatchObject({ step: 'made' });
});

it('limits declarations from one network, and says when to go on', async () => {
  for (let times = 0; times < 10; times += 1) {
    const { posted } = await post(fields);
    await post({ ...fields, intent: 'confirm', ticket: ticketOf(posted) });
  }
  const ticket = ticketOf((await post(fields)).posted);
  const { answer, posted } = await post({ ...fields, intent: 'confirm', ticket });
  expect(answer.statusCode).toBe(429);
  expect(posted).toMatchObject({ step: 'confirm', ticket, failure: { code: 'RATE_LIMITED' } });
  expect(await stored()).toHaveLength(10);
});

it('fills in the number in a link, and keeps no such page', async () => {
  const answer = await app.inject('/fr/contracts/cancel?number=7KMP-4RXD');
  expect(answer.body).toContain('"posted":{"step":"form","typed":{"number":"7KMP-4RXD"}}');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await app.inject('/fr/contracts/cancel')).body).not.toContain('posted');
});

it('says to send it again if the page can’t be shown, which counts nothing twice', async () => {
  const ticket = ticketOf((await post(fields)).posted);
  const broken = { ...fields, name: 'Nobody can show this' };
  const { answer } = await post(broken);
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('Nothing is counted twice.');
  await post({ ...fields, intent: 'confirm', ticket });
  expect(await stored()).toHaveLength(1);
});

it('takes nothing but forms of a sensible size, in languages that there are', async () => {
  const url = '/en/contracts/withdraw';
  const json = await app.inject({ method: 'POST', url, payload: fields });
  expect(json.statusCode).toBe(415);
  expect((await post({ ...fields, number: 'x'.repeat(40_000) })).answer.statusCode).toBe(413);
  expect((await post(fields, { lang: 'xx' })).answer.statusCode).toBe(405);
  const { posted } = await post({ ...fields, name: 'A\0da' });
  expect(posted).toMatchObject({ step: 'confirm' });
});

it('links both pages where there is nothing but the shell', async () => {
  const { body } = await app.inject('/de/no-such-page');
  expect(body).toContain('<a href="/de/contracts/withdraw">Vertrag widerrufen</a>');
  expect(body).toContain('<a href="/de/contracts/cancel">Verträge hier kündigen</a>');
});
