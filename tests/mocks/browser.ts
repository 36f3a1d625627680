import { setupWorker } from 'msw/browser';
import { demoWorld } from './demo';
import { createHandlers } from './handlers';
import type { World } from './world';

/** Another number for another shape of the world: a tab may still hold the one of yesterday. */
const key = 'mock.world.2';

/** The world of this tab; it survives going to the “provider” and coming back. */
function storedWorld(): World {
  const stored = sessionStorage.getItem(key);
  // Written by `keep` below and nobody else.
  return stored === null ? demoWorld() : (JSON.parse(stored) as World);
}

const keep = (world: World): void => sessionStorage.setItem(key, JSON.stringify(world));

/** Answers the application's requests in the browser, for `npm run dev:mock`. */
export const worker = setupWorker(...createHandlers(storedWorld(), keep));
