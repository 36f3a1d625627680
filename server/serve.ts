import { existsSync } from 'node:fs';
import path from 'node:path';
import { product } from '../src/shared/product.ts';
import { ConfigError, readConfig, type Config } from './kernel/config.ts';
import { fileSettings } from './commerce/library/fileSettings.ts';
import { paymentSettings } from './commerce/payments/providers.ts';
import { UnusableDirectory } from './database/dataDirectory.ts';
import { DirectoryLocked } from './database/directoryLock.ts';
import { demoUser } from './demo/seedDemoUser.ts';
import { openLog } from './kernel/log.ts';
import { onOrphaned } from './kernel/onOrphaned.ts';
import { outboxOf } from './mail/transport.ts';
import { StartError, startServer, type RunningServer, type StartOptions } from './start.ts';

/** How long a stopping server may take to finish its work in flight, in milliseconds. */
const timeoutMs = 10_000;

/** The startup lines for the operator. */
function greet(config: Config, { port, isEmpty }: RunningServer): void {
  const address = config.originGuessed ? `http://localhost:${port}` : config.publicOrigin;
  const lines = [`${product.name} is running at ${address}`];
  if (!existsSync(path.join(config.distDir, 'index.html')))
    lines.push('There is no build, so only the calls are answered. `npm run build` makes one.');
  if (config.mode === 'demo')
    lines.push(`Log in as ${demoUser.login} with the password ${demoUser.password}`);
  if (isEmpty) lines.push('Nothing is for sale yet: docs/first-day.md leads from here to the first sale');
  if (config.smtpUrl === undefined) lines.push(`Mail goes to ${outboxOf(config)}`);
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env['npm_lifecycle_event'] !== undefined) onOrphaned(stop);
}

/** Starts the server from the environment and stops it on a signal; says what is wrong and exits if it can't start. */
export async function serve(options: Pick<StartOptions, 'beforeListening'> = {}): Promise<void> {
  try {
    const config = readConfig(process.env, [...paymentSettings, fileSettings]);
    const log = openLog(config.logLevel);
    if (config.originGuessed)
      log.warn(`PUBLIC_ORIGIN is not set: links in mails and canonical addresses use ${config.publicOrigin}`);
    const server = await startServer(config, log, options);
    greet(config, server);
    stopOnSignal(server);
  } catch (error) {
    const expected =
      error instanceof ConfigError ||
      error instanceof DirectoryLocked ||
      error instanceof UnusableDirectory ||
      error instanceof StartError;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}
