import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { answering, endpoint } from './answers';
import { endSession } from './endSession';

/** The provider for page tests; each test adds its handlers with `provider.use`. */
export const provider = setupServer(
  // Queried when a guest logs in; an empty list means that everything was moved.
  endpoint.query('GuestPurchases', () => answering({ guestPurchases: [] })),
);

/** Starts the provider for a test file; every test starts signed out. */
export function withProvider(): void {
  beforeAll(() => provider.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    provider.resetHandlers();
    endSession();
  });
  afterAll(() => provider.close());
}
