import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SessionUser } from '@/session/sessionUser';

/** Somebody a link wants to sign in while another account is signed in. */
export interface PendingAccount {
  readonly token: string;
  readonly user: SessionUser;
}

/** The question on screen, if there is one. Kept in memory only. */
export const pendingAccount = createStore<PendingAccount | null>()(() => null);

/** Asks the visitor whether to switch. */
export const askToSwitch = (account: PendingAccount): void => pendingAccount.setState(account, true);

/** Takes the question off the screen. */
export const settleSwitch = (): void => pendingAccount.setState(null, true);

/** Reads the question in a component. */
export const usePendingAccount = (): PendingAccount | null => useStore(pendingAccount);
