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
    'answers $address with $status, as the server does',
    async ({ address, status, location }) => {
      // The router says so of escapes that it cannot read.
      vi.spyOn(console, 'warn').mockReturnValue();
      // A browser takes a path that begins with two slashes for another host's where it is given alone.
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
