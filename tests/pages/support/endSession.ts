import { session } from '@/session/session';

/** Logs out. No cached data survives a session, so the next test starts with an empty cache. */
export function endSession(): void {
  session.getState().setToken('token-of-the-last-test');
  session.getState().logout();
}
