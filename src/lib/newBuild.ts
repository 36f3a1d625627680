import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const newer = createStore<boolean>()(() => false);

/** Whether the server has a newer build than the one that runs. */
export const isNewBuildKnown = (): boolean => newer.getState();

/** The same for a component. */
export const useNewBuild = (): boolean => useStore(newer);

/** Notes what the check found out. */
export const setNewBuildKnown = (known: boolean): void => newer.setState(known, true);
