/**
 * `npm run dev`: Vite with hot reload on http://localhost:3000, and the back end on port 3001, which restarts when one
 * of its files changes. Its data is separate from that of `npm start`.
 */
import { childEnv, root, start } from './run.ts';

const apiPort = process.env['API_PORT'] ?? '3001';
const port = process.env['PORT'] ?? '3000';
const origin = `http://localhost:${port}`;

const server = start(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  env: childEnv({
    PORT: apiPort,
    DATA_DIR: process.env['DATA_DIR'] ?? '.data/dev',
    PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? origin,
  }),
});
const vite = start('vite', ['--port', port, '--strictPort'], {
  env: childEnv({ API_PORT: apiPort }),
});

const both = [server, vite];
const stop = (signal: NodeJS.Signals) => {
  for (const child of both) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
for (const child of both) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop('SIGTERM');
  });
}
