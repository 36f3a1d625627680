import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { freePort } from '../../bench/support/serverCopy.ts';
import { childEnv, start } from '../../scripts/run.ts';

const folders = (process.env['PATH'] ?? '').split(path.delimiter);

/** Whether this machine has WebKit: the packages `webkit2gtk-driver` and `xvfb` of Debian and Ubuntu. */
export const haveWebKit = ['WebKitWebDriver', 'Xvfb'].every((program) =>
  folders.some((folder) => existsSync(path.join(folder, program))),
);

const started = v.object({ sessionId: v.string() });

/** Sends a WebDriver command; returns its value. @throws Error with the driver's message */
async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = v.parse(v.object({ value: v.unknown() }), await response.json());
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a virtual screen; returns its name for `DISPLAY`. */
async function openScreen() {
  const screen = start('Xvfb', ['-displayfd', '3'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  return { name: `:${String(display).trim()}`, close: () => screen.kill() };
}

/** Opens WebKit with an empty page. `run` takes the body of a function and returns what it returns in the page. */
export async function openWebKit() {
  const [screen, port] = await Promise.all([openScreen(), freePort()]);
  const env = childEnv({ DISPLAY: screen.name });
  const driver = start('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    send('GET', `${address}/status`).then(
      () => true,
      // The driver isn't listening yet.
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) await wait(50);
  const { sessionId } = v.parse(started, await send('POST', `${address}/session`, { capabilities: {} }));
  const session = `${address}/session/${sessionId}`;
  return {
    run: (script: string, args: readonly unknown[]) =>
      send('POST', `${session}/execute/sync`, { script, args }),
    close: async () => {
      await send('DELETE', session);
      driver.kill();
      screen.close();
    },
  };
}
