/** Runs nginx with exactly the configuration that `docs/running.md` recommends. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../bench/support/serverCopy.ts';
import { capture, root, start } from '../run.ts';

const isRoot = process.getuid?.() === 0;

const isThere = async (): Promise<boolean> => (await capture('nginx', ['-v'])).code === 0;

/** Whether nginx is available; installs it from the distribution if permitted. */
export async function haveNginx(): Promise<boolean> {
  if (await isThere()) return true;
  if (process.platform !== 'linux' || !isRoot) return false;
  console.log('Installing nginx …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update', '-qq'], env);
  const { code, output } = await capture('apt-get', ['install', '-y', '-qq', 'nginx-light'], env);
  if (code !== 0) console.error(output);
  return isThere();
}

/** Replaces what must be there. @throws Error if the document has changed and this code hasn't */
function replace(text: string, what: RegExp, by: string): string {
  if (text.search(what) < 0) throw new Error(`docs/running.md has no ${what.source}`);
  return text.replace(what, by);
}

/** The document's configuration block, with only its addresses and files replaced. */
async function documented(folder: string, port: number, copies: readonly number[]): Promise<string> {
  const text = await readFile(path.join(root, 'docs/running.md'), 'utf8');
  const block = /^```nginx\n([\s\S]*?)^```$/m.exec(text)?.[1];
  if (block === undefined) throw new Error('docs/running.md has no configuration of nginx');
  const [, options = ''] = /server 10\.0\.0\.11:3000(.*);/.exec(block) ?? [];
  const servers = copies.map((copy) => `  server 127.0.0.1:${copy}${options};\n`).join('');
  return [
    [/(?: {2}server 10\.0\.0\.\d+:3000.*;\n)+/, servers],
    [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
    [/\/var\/log\/nginx\/app\.access\.log/, path.join(folder, 'access.log')],
    [/\/var\/log\/nginx\/app\.error\.log/, path.join(folder, 'error.log')],
  ].reduce((changed, [what, by]) => replace(changed, what as RegExp, by as string), block);
}

/** A running nginx in front of some copies. */
export interface Nginx {
  readonly origin: string;
  readonly port: number;
  /** The contents of its access and error logs. */
  readonly logs: () => Promise<{ access: string; error: string }>;
  readonly stop: () => Promise<void>;
}

/** Starts nginx. @throws Error with its output if the configuration is invalid */
export async function startNginx(copies: readonly number[]): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${path.join(folder, kind)};`)
    .join('\n');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;
worker_processes 1;
${isRoot ? 'user root;' : ''}
pid ${path.join(folder, 'nginx.pid')};
error_log ${path.join(folder, 'error.log')} crit;
events {}
http {
${temporary}
${await documented(folder, port, copies)}
}
`,
  );
  const checked = await capture('nginx', ['-t', '-c', file]);
  if (checked.code !== 0) throw new Error(checked.output);
  const nginx = start('nginx', ['-c', file], { stdio: 'inherit' });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const endWithUs = () => nginx.kill('SIGTERM');
  process.once('exit', endWithUs);
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      // Not listening yet.
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await isUp()); tries++) await wait(50);
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');
  return {
    origin,
    port,
    logs: async () => ({ access: await read('access.log'), error: await read('error.log') }),
    stop: async () => {
      process.off('exit', endWithUs);
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
