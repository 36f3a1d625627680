import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createHandlers } from './handlers';
import { createWorld, type World } from './world';

/** The mock provider of a test file, with a world of its own for every test. */
export interface MockProvider {
  readonly world: World;
  readonly server: ReturnType<typeof setupServer>;
}

/** Starts the mock provider for a test file. */
export function withMockProvider(): MockProvider {
  const provider = { world: createWorld(), server: setupServer() };
  const begin = () => {
    // The handlers hold on to the world, so it is emptied rather than replaced.
    Object.assign(provider.world, createWorld());
    provider.server.resetHandlers(...createHandlers(provider.world));
  };
  beforeAll(() => {
    provider.server.listen({ onUnhandledFrame: 'error' });
    begin();
  });
  afterEach(begin);
  afterAll(() => provider.server.close());
  return provider;
}
