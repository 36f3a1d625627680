import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { session } from '@/session/session';

/** The provider as the pages' tests play it; each test adds its answers with `provider.use`. */
export const provider = setupServer();

/** Starts the provider for a test file; every test begins signed out. */
export function withProvider(): void {
  beforeAll(() => provider.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    provider.resetHandlers();
    session.getState().logout();
  });
  afterAll(() => provider.close());
}
