import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileOf, formOf, person, post, uploadFields, uploadQuery } from '../support/avatarSupport.ts';
import { ask, type Answer } from '../support/calls.ts';
import { testApp, testServices } from '../support/harness.ts';
import { picture } from '../support/hostileFiles.ts';
import { eventually } from '../../eventually.ts';

const services = await testServices();
const app = await testApp(services);

let ada: Awaited<ReturnType<typeof person>>;
beforeEach(async () => {
  ada = await person(services, app);
});

describe('a large upload over HTTP', () => {
  let port = 0;
  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port; // a TCP server's address is not a string
  });

  const megabyte = Buffer.alloc(1_000_000, 'x');

  /** A connection to the server that records everything received. */
  function dial() {
    const socket = connect(port, '127.0.0.1');
    const line = { heard: '' };
    socket.setEncoding('utf8').on('data', (text: string) => (line.heard += text));
    const closed = new Promise<void>((resolve) =>
      socket.on('error', () => resolve()).on('close', () => resolve()),
    );
    return Object.assign(line, {
      closed,
      send: async (data: string | Buffer) => {
        if (!socket.destroyed && !socket.write(data)) await Promise.race([once(socket, 'drain'), closed]);
      },
      /** Waits for a response; returns everything received until then. */
      hears: (answer: RegExp) =>
        eventually(() => {
          if (!answer.test(line.heard)) throw new Error(`Not heard yet, but: ${line.heard}`);
          return line.heard;
        }),
      isOpen: () => !socket.destroyed,
      hangUp: () => socket.destroy(),
    });
  }

  const head = (length: string, headers: Record<string, string>): string =>
    [
      'POST /public-graphql HTTP/1.1',
      'host: localhost',
      'content-type: multipart/form-data; boundary=end',
      length,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n');

  it.each([
    [11, 'ada', /^HTTP\/1\.1 413 [^]*"code":"BAD_USER_INPUT","fields":\{"file":"fileSize"\}/],
    [50, 'ada', /^HTTP\/1\.1 413 [^]*"code":"BAD_USER_INPUT","fields":\{"file":"fileSize"\}/],
    [9, 'nobody', /^HTTP\/1\.1 401 [^]*"code":"UNAUTHENTICATED"/],
    [50, 'nobody', /^HTTP\/1\.1 401 [^]*"code":"UNAUTHENTICATED"/],
  ] as const)(
    'of %i MB by %s is refused by its headers alone, and the rest is discarded',
    async (size, who, answer) => {
      const line = dial();
      const headers = who === 'ada' ? ada.headers : {};
      await line.send(head(`content-length: ${size * megabyte.length}`, headers));
      expect(await line.hears(answer)).not.toContain('connection: close');
      for (let sent = 0; sent < size; sent += 1) await line.send(megabyte);
      // The connection was not cut while the client was sending, so the response could be read.
      await line.send('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
      await line.hears(/"status":"ok"/);
      line.hangUp();
    },
  );

  it('larger than anyone would send is cut off', async () => {
    const line = dial();
    await line.send(head('content-length: 2000000000', ada.headers));
    await line.closed;
    expect(line.heard).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('without a content length is cut off when it becomes too large', async () => {
    const line = dial();
    await line.send(head('transfer-encoding: chunked', ada.headers));
    let sent = 0;
    for (; sent < 50 && line.isOpen(); sent += 1) {
      await line.send(`${megabyte.length.toString(16)}\r\n`);
      await line.send(megabyte);
      await line.send('\r\n');
      await setImmediate();
    }
    await line.closed;
    expect(line.heard).toMatch(/^(?:HTTP\/1\.1 413 |$)/);
    expect(sent).toBeLessThan(50);
  });

  it('by a stranger without a content length is not read either', async () => {
    const line = dial();
    await line.send(head('transfer-encoding: chunked', {}));
    expect(await line.hears(/\}$/)).toMatch(/^HTTP\/1\.1 401 [^]*"code":"UNAUTHENTICATED"/);
    line.hangUp();
  });

  it('does not block other requests', async () => {
    const slow = uploadFields(fileOf(await picture('png')));
    const { type, body } = await formOf(slow);
    const request = httpRequest({
      port,
      method: 'POST',
      path: '/public-graphql',
      headers: { ...ada.headers, 'content-type': type, 'content-length': body.length },
    });
    request.write(body.subarray(0, 100));
    // By now half of the upload has been sent.
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    request.end(body.subarray(100));
    const [response] = await once(request, 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
  });
});

describe('a malformed multipart request', () => {
  const operations = JSON.stringify({ query: uploadQuery, variables: { file: null } });
  const good = async () => fileOf(await picture('png'));

  it.each<[string, Record<string, string>]>([
    ['has no operations', { map: '{}' }],
    ['has operations that are not JSON', { operations: '{', map: '{}' }],
    [
      'has operations that are a list',
      { operations: `[${operations}]`, map: '{"file":["0.variables.file"]}' },
    ],
    ['has operations that are null', { operations: 'null', map: '{}' }],
    ['has no map', { operations }],
    ['has a map that is not JSON', { operations, map: '{' }],
    ['has a map that is null', { operations, map: 'null' }],
    ['has a map without lists', { operations, map: '{"file":5}' }],
    ['has a map without paths', { operations, map: '{"file":[5]}' }],
    ['has a map to another place', { operations, map: '{"file":["variables.other"]}' }],
    ['has a map that names a missing part', { operations, map: '{"7":["variables.file"]}' }],
    ['has a text in place of the file', { operations, map: '{"text":["variables.file"]}', text: 'x' }],
    ['has a file in place of the query', { operations, map: '{"file":["query","variables.file"]}' }],
    [
      'has an object that looks like a file',
      {
        operations: JSON.stringify({
          query: uploadQuery,
          variables: { file: { name: 'me.png', size: 5, arrayBuffer: 'x' } },
        }),
        map: '{}',
      },
    ],
  ])('that %s is refused, and nothing happens', async (_what, fields) => {
    const { status, body } = await post(app, { ...fields, file: await good() }, ada.headers);
    expect(status).toBeLessThan(500);
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect(await ada.avatars()).toEqual([]);
  });

  it.each(['__proto__.polluted', 'constructor.prototype.polluted', 'variables.__proto__.polluted'])(
    'whose map leads to %s pollutes nothing',
    async (path) => {
      await post(app, { operations, map: JSON.stringify({ file: [path] }), file: await good() }, ada.headers);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  it.each([
    ['nothing', ''],
    ['half of its body', 'half'],
    ['something other than a form', 'x'.repeat(5000)],
  ])('that contains %s is refused', async (_what, given) => {
    const { type, body } = await formOf(uploadFields(await good()));
    const response = await app.inject({
      method: 'POST',
      url: '/public-graphql',
      headers: { ...ada.headers, 'content-type': type },
      payload: given === 'half' ? body.subarray(0, body.length - 200) : given,
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json<Answer>().errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await ada.avatars()).toEqual([]);
  });

  it('without a boundary is refused', async () => {
    const { body } = await formOf(uploadFields(await good()));
    const response = await app.inject({
      method: 'POST',
      url: '/public-graphql',
      headers: { ...ada.headers, 'content-type': 'multipart/form-data' },
      payload: body,
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json<Answer>().errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('with ten thousand parts is refused or answered soon', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`p${index}`, 'x']));
    const { status } = await post(app, { ...uploadFields(await good()), ...many }, ada.headers);
    expect(status).toBeLessThan(500);
  });

  it('cannot be replaced by a file in JSON', async () => {
    const file = (await picture('png')).toString('base64');
    const { codes } = await ask(app, uploadQuery, { variables: { file }, headers: ada.headers });
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });
});
