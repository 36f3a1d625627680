import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const newer = createStore<boolean>()(() => false);

/** Whether the server has a newer build than the running one. */
export const isNewBuildKnown = (): boolean => newer.getState();

/** The same for a component. */
export const useNewBuild = (): boolean => useStore(newer);

/** Records the result of the check. */
export const setNewBuildKnown = (known: boolean): void => newer.setState(known, true);
