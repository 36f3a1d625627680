import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/kernel/config.ts';
import { startServer, StartError } from '../../../server/start.ts';
import { testApp, TestLog, testServices, seeded } from '../support/harness.ts';
import { fillDataDir } from '../support/testDatabase.ts';

const services = await testServices();
const token = 'scrape-7f2c51b09e64';

const appWith = (change: Partial<typeof services.config>) =>
  testApp({ ...services, config: { ...services.config, ...change } });
const asks = (authorization?: string) => ({
  url: '/metrics',
  headers: authorization === undefined ? {} : { authorization },
});
const metricsOf = (more: object = {}) => ({ ...services.config.metrics, ...more });

/** A server on a port of this machine. */
async function listening() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is not a string
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('metrics on the public port', () => {
  it('are served in a demo', async () => {
    const app = await appWith({});
    const { statusCode, body } = await app.inject(asks());
    expect(statusCode).toBe(200);
    expect(body).toContain('process_resident_memory_bytes');
  });

  it('are not served in production, whatever the request contains', async () => {
    const app = await appWith({ mode: 'production' });
    for (const authorization of [undefined, 'Bearer ', 'Bearer undefined', `Bearer ${token}`]) {
      const { statusCode, body } = await app.inject(asks(authorization));
      expect([statusCode, body]).toEqual([404, 'Not found\n']);
    }
    expect((await app.inject({ method: 'HEAD', url: '/metrics' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/metrics' })).statusCode).toBe(404);
  });

  it('require the token if there is one, in a demo too', async () => {
    for (const mode of ['production', 'demo'] as const) {
      const app = await appWith({ mode, metrics: metricsOf({ token }) });
      for (const wrong of [
        undefined,
        '',
        token,
        `Basic ${token}`,
        `Bearer ${token}x`,
        `Bearer ${token.slice(1)}`,
        'Bearer',
      ]) {
        const { statusCode, headers, body } = await app.inject(asks(wrong));
        expect([wrong, statusCode]).toEqual([wrong, 401]);
        expect(headers['www-authenticate']).toBe('Bearer');
        expect(headers['cache-control']).toBe('no-store');
        expect(body).not.toContain('process_');
      }
      const { statusCode, headers, body } = await app.inject(asks(`Bearer ${token}`));
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toContain('text/plain');
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('process_resident_memory_bytes');
    }
  });

  it('are not served if they have a port of their own', async () => {
    for (const mode of ['production', 'demo'] as const) {
      const app = await appWith({ mode, metrics: metricsOf({ port: 9464, token }) });
      expect((await app.inject(asks(`Bearer ${token}`))).statusCode).toBe(404);
    }
  });
});

describe('metrics on a port of their own', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'metrics-'));
    await fillDataDir(dataDir, seeded);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const configWith = (env: Record<string, string>) =>
    readConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DIST_DIR: path.join(dataDir, 'dist'),
      ...env,
    });

  it('serve nothing else, listen on this machine only, and stop with the server', async () => {
    const config = configWith({ METRICS_PORT: '0', METRICS_TOKEN: token });
    expect(config.metrics.host).toBe('127.0.0.1');
    const server = await startServer(config, new TestLog());
    const own = `http://127.0.0.1:${server.metricsPort}`;
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${own}/metrics`, { headers })).status).toBe(200);
    expect((await fetch(`${own}/metrics`)).status).toBe(401);
    for (const other of ['/healthz', '/en', '/api/route-rules', '/public-graphql'])
      expect((await fetch(own + other, { headers })).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${server.port}/metrics`, { headers })).status).toBe(404);
    // Counted on the public port, read on the other.
    expect(await (await fetch(`${own}/metrics`, { headers })).text()).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="none",status="404"\} 1\n/,
    );
    await server.stop();
    await expect(fetch(`${own}/metrics`)).rejects.toThrow('fetch failed');
  });

  it('name their setting if the port is in use, and leave nothing open', async () => {
    const { port, close } = await listening();
    const start = startServer(configWith({ METRICS_PORT: String(port) }), new TestLog());
    await expect(start).rejects.toThrow(
      new StartError(
        `Port ${port} is in use already. Stop what uses it, or set METRICS_PORT to another.`,
        undefined,
      ),
    );
    await close();
    // The database is closed too: only one process at a time may open its directory.
    const { stop } = await startServer(configWith({}), new TestLog());
    await stop();
  });

  it('stop if the port of the site is in use', async () => {
    const [taken, own] = await Promise.all([listening(), listening()]);
    await own.close();
    const start = startServer(
      configWith({ PORT: String(taken.port), METRICS_PORT: String(own.port) }),
      new TestLog(),
    );
    await expect(start).rejects.toThrow(`Port ${taken.port} is in use already.`);
    await expect(fetch(`http://127.0.0.1:${own.port}/metrics`)).rejects.toThrow('fetch failed');
    await taken.close();
  });
});
