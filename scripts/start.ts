/** `npm start`: builds the application, and serves it with its back end in demo mode. */
import { serve } from '../server/serve.ts';
import { StartError } from '../server/start.ts';
import { root, start } from './run.ts';

// In a separate process, so that the build's memory is free while the server runs; the database is made meanwhile.
const build = start(process.execPath, ['scripts/build.ts'], { cwd: root });
const built = new Promise<number | null>((resolve) =>
  build.on('exit', resolve).on('error', () => resolve(1)),
);

await serve({
  beforeListening: async () => {
    if ((await built) !== 0) throw new StartError('The application could not be built, so it is not served.');
  },
});
