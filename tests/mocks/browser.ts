import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers';
import { createWorld, type World } from './world';

const key = 'mock.world';

/** The world of this tab; it survives going to the “provider” and coming back. */
function storedWorld(): World {
  const stored = sessionStorage.getItem(key);
  // Written by `keep` below and nobody else.
  return stored === null ? createWorld({ isSelfDeciding: true }) : (JSON.parse(stored) as World);
}

const keep = (world: World): void => sessionStorage.setItem(key, JSON.stringify(world));

/** Answers the application's requests in the browser, for `npm run dev:mock`. */
export const worker = setupWorker(...createHandlers(storedWorld(), keep));
