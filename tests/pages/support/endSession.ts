import { session } from '@/session/session';

/** Signs out. Nothing that was cached outlives a session: the next test begins with an empty cache. */
export function endSession(): void {
  session.getState().setToken('token-of-the-last-test');
  session.getState().logout();
}
