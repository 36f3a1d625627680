import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnv, root, start } from '../../scripts/run.ts';

/** How long a server may take to start, in milliseconds. */
const startTime = 180_000;

/** A server running in its own process. */
export interface ServerCopy {
  readonly origin: string;
  readonly pid: number | undefined;
  /** Whether it has exited, on its own or by a signal. */
  readonly hasEnded: () => boolean;
  /** Kills it without warning, like a power cut. */
  readonly kill: () => Promise<void>;
  /** Shuts it down gracefully. */
  readonly stop: () => Promise<void>;
}

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    // Nothing is listening yet.
    () => false,
  );

/** Starts a server (ours by default) and waits until it's ready. @throws Error with its output if it exits instead */
export async function startCopy(
  port: number,
  env: Readonly<Record<string, string>>,
  program = 'server/main.ts',
): Promise<ServerCopy> {
  const origin = `http://127.0.0.1:${port}`;
  const said: Buffer[] = [];
  const child = start(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnv({ ...env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_ORIGIN: origin }),
  });
  // When this process exits, so do its servers.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  );
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const until = Date.now() + startTime;
  while (!(await isReady(origin))) {
    if (hasEnded() || Date.now() > until) {
      await end('SIGKILL')();
      throw new Error(`the server did not start:\n${Buffer.concat(said).toString('utf8')}`);
    }
    await wait(25);
  }
  return { origin, pid: child.pid, hasEnded, kill: end('SIGKILL'), stop: end('SIGTERM') };
}
