import { spawn, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

/** The folder of package.json. */
export const root = path.resolve(import.meta.dirname, '..');

/** The environment of a child process: this Node and the project's own commands come first on its PATH. */
export const childEnv = (extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...extra,
  PATH: [path.join(root, 'node_modules/.bin'), path.dirname(process.execPath), process.env['PATH']].join(
    path.delimiter,
  ),
});

/** Starts a command in the project's folder; on Windows through the shell, which finds `.cmd` files. */
export const start = (command: string, args: readonly string[], options: SpawnOptions = {}) =>
  spawn(command, [...args], {
    cwd: root,
    stdio: 'inherit',
    env: childEnv(),
    shell: process.platform === 'win32' && command !== process.execPath,
    ...options,
  });

/** The result of a finished command. */
export interface Finished {
  /** Its exit code; 1 if a signal ended it or it couldn't start. */
  code: number;
  /** Its stdout and stderr, interleaved as they arrived. */
  output: string;
}

/** Runs a command to its end and captures its output. */
export function capture(
  command: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
) {
  return new Promise<Finished>((resolve) => {
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: childEnv(env) });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = (code: number, last = '') =>
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + last });
    child.on('error', (error) => finish(1, `${error.message}\n`));
    child.on('close', (code) => finish(code ?? 1));
  });
}
