import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { answering, endpoint } from './answers';
import { endSession } from './endSession';

/** The provider as the pages' tests play it; each test adds its answers with `provider.use`. */
export const provider = setupServer(
  // Called when a guest logs in: everything moved along.
  endpoint.query('GuestPurchases', () => answering({ guestPurchases: [] })),
);

/** Starts the provider for a test file; every test begins signed out. */
export function withProvider(): void {
  beforeAll(() => provider.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    provider.resetHandlers();
    endSession();
  });
  afterAll(() => provider.close());
}
