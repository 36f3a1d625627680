import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SessionUser } from '@/session/sessionUser';

/** The account that a link would log in to. */
export interface PendingAccount {
  readonly token: string;
  readonly user: SessionUser;
}

/** The pending question, if any. Kept only in memory. */
export const pendingAccount = createStore<PendingAccount | null>()(() => null);

/** Asks the visitor whether to switch. */
export const openSwitchDialog = (account: PendingAccount): void => pendingAccount.setState(account, true);

/** Closes the question. */
export const closeSwitchDialog = (): void => pendingAccount.setState(null, true);

/** Reads the question in a component. */
export const usePendingAccount = (): PendingAccount | null => useStore(pendingAccount);
