import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, testServices } from '../support/harness.ts';

const services = await testServices({ TRUST_PROXY: '127.0.0.1' });
const app = await testApp(services);
const { db, log, time } = services;

beforeEach(() => {
  time.advance({ minutes: 2 });
  log.lines = [];
});

const older = (
  directive: string,
  blocked = 'https://evil.example/x.js?token=secret',
  document = 'https://site.example/en/auth?code=secret#secret',
) =>
  JSON.stringify({
    'csp-report': {
      'effective-directive': directive,
      'blocked-uri': blocked,
      'document-uri': document,
      'script-sample': 'secret()',
    },
  });
const newer = (...directives: string[]) =>
  JSON.stringify(
    directives.map((effectiveDirective) => ({
      type: 'csp-violation',
      age: 1,
      url: 'https://site.example/en?code=secret',
      user_agent: 'secret',
      body: {
        effectiveDirective,
        blockedURL: 'https://evil.example/a/secret?secret',
        documentURL: 'https://site.example/en/profile?secret',
        sample: 'secret',
      },
    })),
  );

const send = async (
  payload: string | Buffer | undefined,
  type: string | undefined = 'application/csp-report',
  ip = '203.0.113.1',
) => {
  const { statusCode, body, headers } = await app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { ...(type !== undefined && { 'content-type': type }), 'x-forwarded-for': ip },
    ...(payload !== undefined && { payload }),
  });
  expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
};

const metric = async (name: string): Promise<number> => {
  const { body } = await app.inject('/metrics');
  const line = body.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
};
const counted = (directive: string) => metric(`csp_reports_total{directive="${directive}"}`);
const ignored = (reason: string) => metric(`csp_reports_ignored_total{reason="${reason}"}`);
const warnings = () => log.lines.filter(({ level }) => level === 'warn').map(({ text }) => text);

describe('a CSP report', () => {
  it('is counted by its directive, in the old and the new format', async () => {
    const before = await counted('script-src-elem');
    await send(older('script-src-elem'));
    await send(newer('script-src-elem', 'script-src-elem'), 'application/reports+json', '203.0.113.2');
    expect(await counted('script-src-elem')).toBe(before + 3);
  });

  it('is logged with the blocked origin and the page, and nothing else', async () => {
    await send(older('img-src'));
    await send(newer('font-src'), 'application/reports+json');
    await send(
      older('connect-src', 'chrome-extension://abcdefgh/secret', 'https://site.example/en/secret0123/x'),
    );
    await send(older('style-src-elem', 'inline'));
    await send(older('object-src', '\u001b[31msecret\nadmin logged in'));
    const lines = warnings();
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('{"directive":"img-src","blocked":"https://evil.example","page":"/en/auth"}');
    expect(lines[1]).toContain('"page":"/en/profile"');
    expect(lines[2]).toContain('{"directive":"connect-src","blocked":"chrome-extension:"}');
    expect(lines[3]).toContain('"blocked":"inline"');
    expect(lines[4]).toContain('"blocked":"other"');
    expect(lines.join()).not.toMatch(/secret/);
  });

  it('with an unknown directive is counted as other, as metric labels are a closed list', async () => {
    const before = await counted('other');
    for (const made of ['x-src', 'script-src"} 1\nevil{a="', '__proto__', '', 'a'.repeat(9000)])
      await send(older(made));
    expect(await counted('other')).toBe(before + 5);
    const labels = [
      ...(await app.inject('/metrics')).body.matchAll(/^csp_reports_total\{directive="([^"]+)"\}/gm),
    ];
    for (const [, label] of labels) expect(label).toMatch(/^(?:other|[a-z]+(?:-[a-z]+)*)$/);
  });

  it('is counted up to a limit per network and minute, and logged once', async () => {
    const before = { counted: await counted('media-src'), ignored: await ignored('limit') };
    for (let sent = 0; sent < 50; sent += 1) await send(older('media-src'), undefined, '198.51.100.1');
    // A request can contain many reports; the limit is on reports.
    await send(
      newer(...Array.from({ length: 40 }, () => 'media-src')),
      'application/reports+json',
      '2001:db8::1',
    );
    await send(
      newer(...Array.from({ length: 40 }, () => 'media-src')),
      'application/reports+json',
      '2001:db8::2',
    );
    expect(await counted('media-src')).toBe(before.counted + 60);
    expect(await ignored('limit')).toBe(before.ignored + 70);
    expect(warnings()).toHaveLength(1);
  });

  it('is answered with 204 and ignored if invalid', async () => {
    const before = await ignored('unreadable');
    const garbage = [
      '',
      '{',
      'null',
      '[]x',
      '"text"',
      '{"csp-report":null}',
      '7',
      Buffer.from([0, 255, 254]),
      'x'.repeat(20_000),
      '['.repeat(9000),
    ];
    for (const payload of garbage) await send(payload);
    await send(undefined);
    await send(older('img-src'), 'nonsense');
    expect(await ignored('unreadable')).toBe(before + garbage.length + 2);
    await send('[]', 'application/reports+json');
    await send('[{"type":"deprecation","body":{}},7,null]', 'application/reports+json');
    await send(older('img-src'), 'text/plain');
    expect(await ignored('unreadable')).toBe(before + garbage.length + 2);
  });

  it('stores nothing in the database', async () => {
    await send(older('img-src'));
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  });

  it('is only accepted by POST', async () => {
    const { statusCode, headers } = await app.inject('/api/csp-reports');
    expect([statusCode, headers['allow']]).toEqual([405, 'POST']);
  });
});
