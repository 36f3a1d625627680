import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What the page can have to say over its content; the words are in `common:notices`. */
export type NoticeName =
  | 'linkInvalid'
  | 'linkUnreachable'
  | 'waitingForNetwork'
  | 'partMissing'
  | 'signedOut'
  | 'emailConfirmed'
  | 'passwordChanged'
  | 'accountKept';

export interface PageNotice {
  readonly name: NoticeName;
  /** Tries again what failed. */
  readonly retry: (() => void) | undefined;
}

/** The notices on screen, oldest first, each at most once. */
export const notices = createStore<readonly PageNotice[]>()(() => []);

/** Shows a notice until it is dismissed. */
export function notify(name: NoticeName, retry?: () => void): void {
  notices.setState((shown) => [...shown.filter((notice) => notice.name !== name), { name, retry }], true);
}

/** Takes a notice off the screen. */
export function dismiss(name: NoticeName): void {
  notices.setState((shown) => shown.filter((notice) => notice.name !== name), true);
}

/** Reads the notices in a component. */
export const useNotices = (): readonly PageNotice[] => useStore(notices);
