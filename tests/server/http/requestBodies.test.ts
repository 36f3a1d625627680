import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { errorAnswers } from '../../../server/http/errors.ts';
import { requestBodies } from '../../../server/http/requestBodies.ts';
import { SecurityHeaders } from '../../../server/http/securityHeaders.ts';
import { readConfig } from '../../../server/kernel/config.ts';
import { eventually } from '../../eventually.ts';
import { TestLog } from '../support/harness.ts';

const security = await SecurityHeaders.of(readConfig({ PUBLIC_ORIGIN: 'http://localhost:3000' }));

/** A server that answers once a test lets it, and its connections. */
async function serverWith(limits: { bytes: number; deadlineMs: number }) {
  const app = fastify();
  errorAnswers(app, { log: new TestLog() });
  requestBodies(app, security, limits);
  const held: (() => void)[] = [];
  app.post('/now', async () => 'answered');
  app.post('/later', () => new Promise((resolve) => held.push(() => resolve('answered'))));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // a TCP server's address is not a string
  const sockets: Socket[] = [];
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
  return {
    held,
    /** Sends a text of a length, or all but its last character. */
    post: (path: string, length: number, isWhole = true) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      const line = { heard: '', closed: once(socket, 'close'), hangUp: () => socket.destroy() };
      socket.setEncoding('utf8').on('data', (text: string) => (line.heard += text));
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`,
      );
      socket.write('x'.repeat(isWhole ? length : length - 1));
      return line;
    },
  };
}

const hears = (line: { heard: string }, answer: RegExp) =>
  eventually(() => expect(line.heard).toMatch(answer));

describe('a body that does not arrive', () => {
  it('is cut off at the deadline', async () => {
    const { post } = await serverWith({ bytes: 100_000, deadlineMs: 30 });
    const line = post('/now', 1000, false);
    await line.closed;
    expect(line.heard).toMatch(/^HTTP\/1\.1 408 /);
    await hears(post('/now', 1000), /answered$/);
  });
});

describe('bodies that take all the memory there is', () => {
  let server: Awaited<ReturnType<typeof serverWith>>;
  beforeEach(async () => {
    server = await serverWith({ bytes: 10_000, deadlineMs: 60_000 });
  });

  it('lose their place to newer ones, the slowest first', async () => {
    const slow = [server.post('/now', 4000, false), server.post('/now', 4000, false)];
    await hears(server.post('/now', 1), /answered$/);
    await hears(server.post('/now', 4000), /answered$/);
    await slow[0]?.closed;
    expect(slow.map(({ heard }) => heard.slice(0, 12))).toEqual(['HTTP/1.1 408', '']);
  });

  it('make others wait if they have arrived, until they are answered', async () => {
    const line = server.post('/later', 8000);
    await eventually(() => expect(server.held).toHaveLength(1));
    await hears(server.post('/now', 4000), /^HTTP\/1\.1 429 [^]*retry-after: 5[^]*"RATE_LIMITED"/);
    server.held[0]?.();
    await hears(line, /answered$/);
    await hears(server.post('/now', 4000), /answered$/);
  });

  it('leave it when their sender hangs up', async () => {
    const line = server.post('/later', 8000);
    await eventually(() => expect(server.held).toHaveLength(1));
    line.hangUp();
    await line.closed;
    await eventually(async () => {
      const next = server.post('/now', 4000);
      await hears(next, /\}$|answered$/);
      expect(next.heard).toMatch(/answered$/);
    });
  });
});
