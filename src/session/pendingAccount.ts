import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SessionUser } from '@/session/sessionUser';

/** The account that a link would sign in. */
export interface PendingAccount {
  readonly token: string;
  readonly user: SessionUser;
}

/** The question on screen, if there is one. Kept in memory only. */
export const pendingAccount = createStore<PendingAccount | null>()(() => null);

/** Asks the visitor whether to switch. */
export const openSwitchDialog = (account: PendingAccount): void => pendingAccount.setState(account, true);

/** Takes the question off the screen. */
export const closeSwitchDialog = (): void => pendingAccount.setState(null, true);

/** Reads the question in a component. */
export const usePendingAccount = (): PendingAccount | null => useStore(pendingAccount);
