/**
 * A separate server for browser tests: the built application, an empty embedded database in a temporary folder, and
 * emails as files next to it. `node scripts/testServer.ts` runs one until it's stopped.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnv, root, start } from './run.ts';

interface TestServer {
  origin: string;
  /** The folder of its database and emails. */
  dataDir: string;
  stop: () => Promise<void>;
}

interface TestServerOptions {
  port: number;
  /** Removed at the end; a temporary folder by default. */
  dataDir?: string;
  env?: Record<string, string>;
}

/** Only for a server that hangs: a busy machine takes ten times as long as a quiet one. */
const timeoutMs = 180_000;

/** A server's readiness response; undefined if none responds. */
const fetchReadiness = (origin: string): Promise<Response | undefined> =>
  fetch(`${origin}/readyz`).catch(() => undefined);

async function waitUntilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && !hasEnded()) {
    if ((await fetchReadiness(origin))?.ok === true) return;
    await wait(100);
  }
  throw new Error(
    hasEnded() ? 'The server ended before it was ready' : `No server at ${origin} within three minutes`,
  );
}

/**
 * Starts a server and waits until it responds.
 * @throws Error if it doesn't, or if another server is already using the port, which would be tested instead
 */
export async function startTestServer({ port, dataDir, env = {} }: TestServerOptions): Promise<TestServer> {
  const origin = `http://localhost:${port}`;
  if (await fetchReadiness(origin)) throw new Error(`There is another server at ${origin}`);
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'test-server-')));
  let ended = false;
  const child = start(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', process.env['TEST_SERVER_LOG'] === undefined ? 'ignore' : 'inherit', 'inherit'],
    env: childEnv({
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      DATABASE_URL: undefined,
      APP_ENV: undefined,
      SANDBOX_DELAY_SECONDS: '3',
      // Tests look at what is rendered, however busy the machine is.
      RENDER_TIMEOUT_MS: '30000',
      ...env,
    }),
  });
  const end = new Promise<void>((resolve) => {
    child.on('exit', () => {
      ended = true;
      resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await end;
    await rm(folder, { recursive: true, force: true });
  };
  await waitUntilReady(origin, () => ended).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, dataDir: folder, stop };
}

if (import.meta.main) {
  const server = await startTestServer({
    port: Number(process.env['PORT'] ?? '4280'),
    ...(process.env['DATA_DIR'] === undefined ? {} : { dataDir: process.env['DATA_DIR'] }),
  });
  console.log(server.origin);
  const stop = () => void server.stop().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
