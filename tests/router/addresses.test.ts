import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageError } from '@/lib/pageError';
import { eventually } from '../eventually';
import { withMockProvider } from '../mocks/server';
import { addressCases } from '../shared/addressCases';
import { addressBar, visit } from './support/start';

withMockProvider();

afterEach(() => vi.restoreAllMocks());

describe('the router', () => {
  it.each(addressCases)(
    'answers $address with $status, like the server',
    async ({ address, status, location }) => {
      // The router warns about escapes that it cannot decode.
      vi.spyOn(console, 'warn').mockReturnValue();
      // On its own, a path that begins with two slashes would be read as another host.
      const router = visit(new URL(window.location.origin + address).href);
      await eventually(() => {
        expect(router.state.initialized).toBe(true);
        expect(router.state.navigation.state).toBe('idle');
      });
      const [error] = Object.values(router.state.errors ?? {}) as unknown[];
      if (status === 404) {
        expect(error).toBeInstanceOf(PageError);
        expect(error).toMatchObject({ status: 404 });
      } else {
        expect(error).toBeUndefined();
        expect(addressBar()).toBe(location ?? address);
      }
    },
  );
});
