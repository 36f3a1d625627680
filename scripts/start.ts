/** `npm start`: builds the application, then serves it with its back end in demo mode. */
import { root, start } from './run.ts';

// In a separate process, so that the build's memory is free while the server runs.
const build = start(process.execPath, ['scripts/build.ts'], { cwd: root });
const code = await new Promise((resolve) => build.on('exit', resolve).on('error', () => resolve(1)));
if (code === 0) await import('../server/main.ts');
else process.exitCode = 1;
