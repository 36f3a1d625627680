import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The notices that can be shown above the page's content; the texts are in `common:notices`. */
export type NoticeName =
  | 'linkInvalid'
  | 'linkUnreachable'
  | 'waitingForNetwork'
  | 'partMissing'
  | 'signedOut'
  | 'tooManySessions'
  | 'emailConfirmed'
  | 'passwordChanged'
  | 'accountKept';

export interface PageNotice {
  readonly name: NoticeName;
  /** Retries what failed. */
  readonly retry: (() => void) | undefined;
}

/** The notices on screen, oldest first, each at most once. */
export const notices = createStore<readonly PageNotice[]>()(() => []);

/** Shows a notice until it is dismissed. */
export function notify(name: NoticeName, retry?: () => void): void {
  notices.setState((shown) => [...shown.filter((notice) => notice.name !== name), { name, retry }], true);
}

/** Removes a notice. */
export function dismiss(name: NoticeName): void {
  notices.setState((shown) => shown.filter((notice) => notice.name !== name), true);
}

/** Reads the notices in a component. */
export const useNotices = (): readonly PageNotice[] => useStore(notices);
