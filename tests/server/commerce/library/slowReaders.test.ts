import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { testApp, testServices } from '../../support/harness.ts';
import { buyFile, storeBytes } from '../../support/librarySupport.ts';

const services = await testServices();
const app = await testApp(services);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

/** More than the socket buffers between a server and a reader hold. */
const bytes = randomBytes(16 * 1024 * 1024);

async function boughtFile(): Promise<string> {
  const id = await storeBytes(services, bytes);
  return origin + (await buyFile(services, id, 'large.zip', 'application/zip')).address;
}

/** More than the connections of a test's database. */
const readers = 30;

const connections = () =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Starts a download without reading it. */
const begin = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => get(address, resolve).on('error', reject));

it('clients that read slowly do not block others, and are dropped when they disconnect', async () => {
  const address = await boughtFile();
  const slow = await Promise.all(Array.from({ length: readers }, () => begin(address)));
  expect(slow.map(({ statusCode }) => statusCode)).toEqual(slow.map(() => 200));
  expect(await connections()).toBeGreaterThanOrEqual(readers);
  const whole = await (await fetch(address)).arrayBuffer();
  expect(Buffer.from(whole).equals(bytes)).toBe(true);
  const part = await fetch(address, { headers: { range: 'bytes=-10' } });
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true);

  for (const response of slow) response.destroy();
  // `fetch` keeps a few connections alive.
  await expect.poll(connections).toBeLessThan(5);
  expect(services.log.takeErrors()).toEqual([]);
});
