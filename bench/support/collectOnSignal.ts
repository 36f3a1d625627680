/** Loaded into a server with `--import` and `--expose-gc`: SIGUSR2 collects its garbage. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('SIGUSR2', () => globalThis.gc?.());
